/** Makes items of whatever a server says: an add-on may have left something out. */
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
 * The items of a report that can be shown: those without a message can't.
 *
 * @param data Of the answer.
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
		// Any other than these is called "Passed" (spec.md section 4).
		status:
			STATUSES.find( ( status ) => status === raw.status ) ?? 'success',
		message,
		// One text instead of paragraphs is allowed (spec.md section 3).
		description: [ description ].flat().flatMap( readPart ),
		ignore: raw.ignore === true,
		not_fixable: raw.not_fixable === true,
		fix: readFix( raw.fix ) ?? null,
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
	// Or an address alone (spec.md, Site SEO analysis).
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
