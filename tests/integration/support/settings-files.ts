/** Settings files: their export and import over REST. */
import { site } from './site';
import { withSnippet } from './snippets';

export interface File {
	success?: boolean;
	format: string;
	version: string;
	site: string;
	exported: string;
	settings: Record< string, Record< string, unknown > >;
	site_only: string[];
}

export interface Plan {
	changes: {
		setting: string;
		category: string;
		old: unknown;
		new: unknown;
	}[];
	unknown: string[];
	refused: Record< string, string >;
	site: string;
	moves: boolean;
	site_only: string[];
}

export interface Imported {
	success: boolean;
	code: string;
	message: string;
	data: { status: number; errors: Record< string, string > };
}

/** Returns the categories of settings that can be exported. */
export const categories = async () => {
	const admin = await site.as( 'admin' );
	const { body } = await admin.rest< {
		data: { id: string; label: string }[];
	} >( 'GET', '/pharos/v1/export-settings' );
	return body.data;
};

/** Returns an exported file; by default, of all categories. */
export const exported = async ( ids?: string[] ) => {
	const admin = await site.as( 'admin' );
	const { body } = await admin.rest< File >(
		'POST',
		'/pharos/v1/export-settings',
		{ categories: ids ?? ( await categories() ).map( ( { id } ) => id ) }
	);
	return body;
};

/** Imports a file. */
export const imported = async ( file: unknown, options: object = {} ) => {
	const admin = await site.as( 'admin' );
	return admin.rest< Imported >( 'POST', '/pharos/v1/import-settings', {
		settings_data: file,
		...options,
	} );
};

/** Returns what an import would do. */
export const planned = async ( file: unknown, options: object = {} ) => {
	const { body } = await imported( file, { ...options, dry_run: true } );
	return body.data as unknown as Plan;
};

/** An add-on with its own category, a setting in a category of Pharos, and a secret; the option `acme_is_on` turns it on. */
export const withAddOn = () =>
	withSnippet(
		'pharos-export-add-on',
		`if ( get_option( 'acme_is_on' ) ) {
		add_filter( 'pharos_settings_definitions', static fn( $all ) => $all + [
			'acme_note' => [ 'type' => 'string', 'default' => '', 'sanitize' => 'text', 'category' => 'acme' ],
			'acme_level' => [ 'type' => 'integer', 'default' => 1, 'category' => 'general' ],
			'acme_key' => [ 'type' => 'string', 'default' => '', 'sanitize' => 'text', 'category' => 'acme', 'secret' => true ],
		] );
		add_filter( 'pharos_export_categories', static fn( $labels ) => $labels + [ 'acme' => 'Acme' ] );
	}`
	);

/** Saves the text of robots.txt, if there is one, and returns the stored one. */
export const robotsTxt = ( text?: string ) =>
	site.php< string >(
		`isset( $args['text'] ) && Pharos\\RobotsTxt\\RobotsTxt::save( $args['text'] );
		return Pharos\\RobotsTxt\\RobotsTxt::custom_text();`,
		text === undefined ? {} : { text }
	);
