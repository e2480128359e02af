import { __ } from '@wordpress/i18n';

/** Reasons why a settings file is invalid. */
export type FileFault =
	| 'too_large'
	| 'utf16'
	| 'encoding'
	| 'empty'
	| 'no_object'
	| 'cut_off'
	| 'deep'
	| 'duplicate'
	| 'syntax';

/** Position of a fault, from 1; columns count characters. */
interface FilePlace {
	line: number;
	column: number;
	/** The name that occurs twice. */
	name: string;
}

/** Thrown for a settings file that can't be read. Its message is shown to users and includes the position. */
export class InvalidFile extends Error {
	readonly fault: FileFault;
	readonly place: FilePlace;

	constructor(
		fault: FileFault,
		place: FilePlace = { line: 0, column: 0, name: '' }
	) {
		const values: Record< string, string | number > = {
			'%1$s': place.line,
			'%2$s': place.column,
			'%3$s': place.name,
		};
		super(
			words( fault ).replace( /%\d\$s/g, ( name ) =>
				String( values[ name ] )
			)
		);
		this.fault = fault;
		this.place = place;
	}
}

function words( fault: FileFault ): string {
	switch ( fault ) {
		case 'too_large':
			return __( 'The file is larger than 5 MB.', 'pharos-seo' );
		case 'utf16':
			return __(
				'The file is encoded as UTF-16. Save it as UTF-8 and try again.',
				'pharos-seo'
			);
		case 'encoding':
			return __(
				'The file isn’t valid UTF-8 text. Export the settings again.',
				'pharos-seo'
			);
		case 'empty':
			return __( 'The file is empty.', 'pharos-seo' );
		case 'no_object':
			return __(
				'This isn’t a settings file. Choose a file exported under Tools > Import/Export.',
				'pharos-seo'
			);
		case 'cut_off':
			/* translators: 1: number of a line, 2: number of a column. */
			return __(
				'The file is incomplete: it ends on line %1$s, column %2$s. Download it again.',
				'pharos-seo'
			);
		case 'deep':
			/* translators: 1: number of a line, 2: number of a column. */
			return __(
				'The file is nested too deeply on line %1$s, column %2$s.',
				'pharos-seo'
			);
		case 'duplicate':
			/* translators: 1: number of a line, 2: number of a column, 3: name of a setting. */
			return __(
				'“%3$s” appears twice, the second time on line %1$s, column %2$s. Remove one of them.',
				'pharos-seo'
			);
		default:
			/* translators: 1: number of a line, 2: number of a column. */
			return __(
				'The file isn’t valid JSON: see line %1$s, column %2$s.',
				'pharos-seo'
			);
	}
}
