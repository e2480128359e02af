import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import type { AppFacts } from '../object-seo/types';

/** Why WordPress could not save the post, with the parts of the server's response that are about its SEO (docs/rest.md). */
export interface SaveError {
	code?: string;
	message?: string;
	data?: {
		/** 400: messages by field. */
		details?: {
			pharos_seo?: { data?: { errors?: Record< string, string > } };
		};
		/** 403: the same of fields that the person may not change. */
		errors?: Record< string, string >;
		/** 409: the stored values by field, and the entries of those that are maps. */
		conflicts?: Record< string, unknown >;
		entries?: Record< string, string[] >;
	};
}

/**
 * The error of the last save; null after one that went well.
 *
 * @param facts What the page knows.
 */
export const useSaveError = ( { type, id }: AppFacts ): SaveError | null =>
	useSelect(
		( select ) =>
			( select( coreStore ).getLastEntitySaveError(
				'postType',
				type,
				id
			) ?? null ) as SaveError | null,
		[ type, id ]
	);

/**
 * The messages about fields, by field; undefined where the error is about something else.
 *
 * @param error Of a save.
 */
export const refusedFields = ( error: SaveError | null ) =>
	error?.code === 'pharos_seo_locked'
		? error.data?.errors
		: error?.data?.details?.pharos_seo?.data?.errors;

/**
 * The stored values of fields that another user has changed, by field; undefined where the error is about something else.
 *
 * @param error Of a save.
 */
export const conflictsOf = ( error: SaveError | null ) =>
	error?.code === 'pharos_seo_conflict' ? error.data?.conflicts : undefined;

/**
 * Whether the post could not be saved because of its SEO.
 *
 * @param error Of a save.
 */
export const isAboutSeo = ( error: SaveError | null ): boolean =>
	( refusedFields( error ) ?? conflictsOf( error ) ) !== undefined;
