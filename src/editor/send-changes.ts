import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import equal from 'fast-deep-equal';
import { changesOf } from '../object-seo/changes';
import type { EditorData, ObjectSeo } from '../object-seo/types';
import type { Middleware, RequestOptions } from '../../common/rest';
import type { StoredChecks } from './fields';
import { followed, learn } from './remote-changes';

/** The fields that Pharos adds to a post; null for users who can't edit them. */
interface Ours {
	pharos_seo?: ObjectSeo | null;
	pharos_checks?: StoredChecks | null;
}

/**
 * Creates a request middleware that only sends changed SEO fields, with the values that the changes are based on. WordPress
 * sends whole attributes, which would revert changes of other users. A middleware, because the editor has several ways to
 * save a post.
 *
 * @param facts The editor data.
 */
export const sendChanges =
	( facts: EditorData ): Middleware =>
	async ( options, next ) => {
		const stored = isSave( options, facts ) ? storedOf( facts ) : null;
		if ( ! stored?.pharos_seo ) {
			return next( options );
		}
		const data = options.data as Ours;
		const seo = isWhole( data.pharos_seo, stored.pharos_seo )
			? followed( data.pharos_seo )
			: stored.pharos_seo;
		const saved = ( await next( {
			...options,
			data: withChanges( data, stored, seo ),
		} ) ) as Ours | null;
		if ( saved?.pharos_seo ) {
			learn( stored.pharos_seo, seo, saved.pharos_seo );
		}
		return saved;
	};

const isSave = ( { path, method, data }: RequestOptions, { id }: EditorData ) =>
	/^(POST|PUT|PATCH)$/i.test( method ?? '' ) &&
	typeof data === 'object' &&
	data !== null &&
	path?.split( '?' )[ 0 ]?.endsWith( `/${ id }` );

/** Returns the stored post as known to the editor. */
const storedOf = ( { type, id }: EditorData ) =>
	select( coreStore ).getEntityRecord( 'postType', type, id ) as
		Ours | null | undefined;

/** Whether all fields are present: add-ons may send only some, which are sent unchanged. */
const isWhole = (
	value: ObjectSeo | null | undefined,
	stored: ObjectSeo
): value is ObjectSeo =>
	!! value && Object.keys( stored ).every( ( name ) => name in value );

function withChanges( data: Ours, stored: Ours, seo: ObjectSeo ): object {
	const { pharos_seo: sent, pharos_checks: checks, ...others } = data;
	const result: Record< string, unknown > = others;
	if ( stored.pharos_seo && isWhole( sent, stored.pharos_seo ) ) {
		const based = changesOf( seo, stored.pharos_seo );
		if ( based ) {
			result.pharos_seo = { ...based.changes, base: based.base };
		}
	} else if ( sent !== undefined ) {
		result.pharos_seo = sent;
	}
	if ( checks && stored.pharos_checks ) {
		result.pharos_checks = changedChecks( checks, stored.pharos_checks );
	}
	return result;
}

function changedChecks(
	{ counts, ignored }: StoredChecks,
	stored: StoredChecks
): object {
	return {
		...( ! equal( counts, stored.counts ) && { counts } ),
		...( ! equal( ignored, stored.ignored ) && {
			ignored,
			base: { ignored: stored.ignored },
		} ),
	};
}
