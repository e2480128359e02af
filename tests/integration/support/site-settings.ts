/** The site data of the application, and posts to test them. */
import type { RestAnswer } from '../../support/site';
import { site } from './site';

export interface Preview {
	id: number;
	title: string;
	url: string;
	variables: Record< string, string >;
}

export interface SiteSettings {
	site: Record< string, string >;
	content: Record<
		'post_types' | 'taxonomies',
		{ name: string; label: string }[]
	>;
	home_page_static: string;
	home_page_edit_url: string;
	home_page_featured_image: string;
	limits: Record< string, number >;
	variables: {
		name: string;
		label: string;
		description: string;
		on?: string[];
	}[];
	schema_variables: {
		name: string;
		label: string;
		description: string;
		on?: string[];
	}[];
	preview: Preview;
	visibility: Record< string, unknown >;
}

const created: number[] = [];

/** Deletes the posts of posts() at the end of the file. */
export function removePosts(): void {
	afterAll( () =>
		site.php(
			`foreach ( $args as $id ) { wp_delete_post( $id, true ); }`,
			created
		)
	);
}

/** Creates published posts; removePosts() deletes them. */
export async function posts(
	list: Record< string, unknown >[]
): Promise< number[] > {
	const ids = await site.php< number[] >(
		`return array_map( static fn( $post ) => wp_insert_post(
			wp_slash( $post + [ 'post_status' => 'publish', 'post_author' => 1 ] )
		), $args );`,
		list
	);
	created.push( ...ids );
	return ids;
}

export const post = async ( fields: Record< string, unknown > ) =>
	( await posts( [ fields ] ) )[ 0 ] as number;

export async function settings(): Promise< SiteSettings > {
	const admin = await site.as( 'admin' );
	const { body } = await admin.rest< { data: SiteSettings } >(
		'GET',
		'/pharos/v1/site-settings'
	);
	return body.data;
}

/** The preview example of a post. */
export async function preview( id: number ): Promise<
	RestAnswer< {
		success: boolean;
		code?: string;
		data: { preview: Preview };
	} >
> {
	const admin = await site.as( 'admin' );
	return admin.rest( 'GET', `/pharos/v1/preview?post_id=${ id }` );
}
