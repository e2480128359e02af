/** Converts the server's data to check items, and tolerates missing fields: items may come from add-ons. */
import type {
	CheckFix,
	CheckItem,
	CheckLink,
	CheckPart,
	CheckStatus,
} from './types';

const STATUSES: readonly CheckStatus[] = [
	'error',
	'warning',
	'suggestion',
	'success',
];

type Raw = Readonly< Record< string, unknown > >;

const isRaw = ( value: unknown ): value is Raw =>
	typeof value === 'object' && value !== null;

const isText = ( value: unknown ): value is string =>
	typeof value === 'string' && value !== '';

/**
 * The valid items of a report; items without a message are dropped.
 *
 * @param data The `data` of the response.
 */
export const readItems = ( data: object ): Record< string, CheckItem > =>
	Object.fromEntries(
		Object.entries( data ).flatMap( ( [ id, raw ] ) => {
			const item = isRaw( raw ) ? readItem( raw ) : null;
			return item ? [ [ id, item ] ] : [];
		} )
	);

function readItem( raw: Raw ): CheckItem | null {
	const { message, description } = raw;
	if ( ! isText( message ) ) {
		return null;
	}
	return {
		// An unknown status is treated as "Passed".
		status:
			STATUSES.find( ( status ) => status === raw.status ) ?? 'success',
		message,
		// A single text instead of paragraphs is allowed.
		description: [ description ].flat().flatMap( readPart ),
		ignore: raw.ignore === true,
		not_fixable: raw.not_fixable === true,
		fix: readFix( raw.fix ) ?? null,
		help: isText( raw.help ) ? raw.help : '',
	};
}

function readPart( raw: unknown ): CheckPart[] {
	if ( isText( raw ) ) {
		return [ raw ];
	}
	if ( ! isRaw( raw ) ) {
		return [];
	}
	if ( Array.isArray( raw.list ) ) {
		return [ { list: raw.list.filter( isText ) } ];
	}
	if ( Array.isArray( raw.links ) ) {
		return [ { links: raw.links.flatMap( readLink ) } ];
	}
	return Array.isArray( raw.images )
		? [ { images: raw.images.flatMap( readLink ) } ]
		: [];
}

function readLink( raw: unknown ): CheckLink[] {
	// A URL alone is allowed too.
	const link = isText( raw ) ? { url: raw } : raw;
	if ( ! isRaw( link ) || ! isText( link.url ) ) {
		return [];
	}
	const { url, status, details } = link;
	const fix = readFix( link.fix );
	return [
		{
			url,
			...( ( isText( status ) || typeof status === 'number' ) && {
				status,
			} ),
			...( isText( details ) && { details } ),
			...( fix && { fix } ),
		},
	];
}

function readFix( raw: unknown ): CheckFix | undefined {
	return isRaw( raw ) && isText( raw.label ) && isText( raw.url )
		? { label: raw.label, url: raw.url }
		: undefined;
}
