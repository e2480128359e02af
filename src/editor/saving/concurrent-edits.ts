/**
 * Several users edit the SEO fields of a post at the same time. WordPress's editor saves and undoes `pharos_seo` as a whole,
 * which would revert what others have changed. Therefore:
 *
 * - a save sends only the fields changed here, with the values that they are based on (`base`). The server refuses a save whose base
 *   is no longer stored (409); conflict.tsx then asks the user.
 * - its response contains the fields changed elsewhere, which readSeo() also applies to older undo steps.
 */
import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import equal from 'fast-deep-equal';
import { changesOf, changesOfChecks } from '../../object-seo/changes';
import type {
	EditorData,
	ObjectSeo,
	StoredChecks,
} from '../../object-seo/types';
import type { Middleware, RequestOptions } from '../../../common/rest';

/** The fields that Pharos adds to a post; null for users who can't edit them. */
interface PostFields {
	pharos_seo?: ObjectSeo | null;
	pharos_checks?: StoredChecks | null;
}

type Values = Record< string, unknown >;

/** The fields changed elsewhere, in the order in which saves returned them. */
const remoteChanges: { name: string; before: unknown; after: unknown }[] = [];

/** How many remote changes an object with fields contains; 0 for objects that are older than the first one. */
const contained = new WeakMap< object, number >();

/** The results of withRemoteChanges() since the last remote change: selectors have to return the same object each time. */
let results = new WeakMap< object, ObjectSeo >();

/**
 * Marks an object with fields as containing all remote changes so far.
 *
 * @param value The fields.
 */
export function markAsCurrent( value: object ): void {
	contained.set( value, remoteChanges.length );
}

/**
 * Adds the remote changes since an object was created to those of its fields that still have the previous value.
 *
 * @param value The fields, from any undo step.
 */
export function withRemoteChanges( value: ObjectSeo ): ObjectSeo {
	const known = results.get( value );
	if ( known ) {
		return known;
	}
	const next: Values = { ...value };
	const missing = remoteChanges.slice( contained.get( value ) ?? 0 );
	for ( const { name, before, after } of missing ) {
		if ( equal( next[ name ], before ) ) {
			next[ name ] = after;
		}
	}
	const result = equal( next, value )
		? value
		: ( next as unknown as ObjectSeo );
	results.set( value, result );
	return result;
}

/** Compares the response to a save with the fields stored before it and those sent: what wasn't changed here was changed elsewhere. */
function recordRemoteChanges(
	stored: ObjectSeo,
	sent: ObjectSeo,
	saved: ObjectSeo
): void {
	const [ was, mine ] = [ stored, sent ] as unknown as Values[];
	for ( const [ name, after ] of Object.entries( saved ) ) {
		const before = was?.[ name ];
		if ( equal( before, mine?.[ name ] ) && ! equal( before, after ) ) {
			remoteChanges.push( { name, before, after } );
			results = new WeakMap();
		}
	}
	markAsCurrent( saved );
}

/**
 * Creates the middleware for requests that save the post. A middleware, because the editor has several ways to save a post.
 *
 * @param facts The editor data.
 */
export const sendChanges =
	( facts: EditorData ): Middleware =>
	async ( options, next ) => {
		const stored = isSave( options, facts ) ? storedPost( facts ) : null;
		if ( ! stored?.pharos_seo ) {
			return next( options );
		}
		const {
			pharos_seo: seo,
			pharos_checks: checks,
			...data
		} = options.data as PostFields;
		const edited = isWhole( seo, stored.pharos_seo )
			? withRemoteChanges( seo )
			: null;
		const changed = edited && changesOf( edited, stored.pharos_seo );
		const saved = ( await next( {
			...options,
			data: {
				...data,
				...( changed && {
					pharos_seo: { ...changed.changes, base: changed.base },
				} ),
				// Add-ons may send some of the fields.
				...( ! edited && seo !== undefined && { pharos_seo: seo } ),
				...( checks &&
					stored.pharos_checks && {
						pharos_checks: changesOfChecks(
							checks,
							stored.pharos_checks
						),
					} ),
			},
		} ) ) as PostFields | null;
		if ( saved?.pharos_seo ) {
			recordRemoteChanges(
				stored.pharos_seo,
				edited ?? stored.pharos_seo,
				saved.pharos_seo
			);
		}
		return saved;
	};

const isSave = ( { path, method, data }: RequestOptions, { id }: EditorData ) =>
	/^(POST|PUT|PATCH)$/i.test( method ?? '' ) &&
	typeof data === 'object' &&
	data !== null &&
	path?.split( '?' )[ 0 ]?.endsWith( `/${ id }` );

/** Returns the stored post as known to the editor. */
const storedPost = ( { type, id }: EditorData ) =>
	select( coreStore ).getEntityRecord( 'postType', type, id ) as
		PostFields | null | undefined;

/** Whether all fields are present. */
const isWhole = (
	value: ObjectSeo | null | undefined,
	stored: ObjectSeo
): value is ObjectSeo =>
	!! value && Object.keys( stored ).every( ( name ) => name in value );
