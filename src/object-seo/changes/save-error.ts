/** The error of a failed save, with the parts of the response that are about SEO fields (docs/rest.md). */
export interface SaveError {
	code?: string;
	message?: string;
	data?: {
		/** Status 400: messages by field. */
		details?: {
			pharos_seo?: { data?: { errors?: Record< string, string > } };
		};
		/** Status 403: messages by field that the user may not edit. */
		errors?: Record< string, string >;
		/** Status 409: the stored values by field, and the conflicting entries of maps. */
		conflicts?: Record< string, unknown >;
		entries?: Record< string, string[] >;
	};
}

/**
 * Returns the messages about fields; undefined for other errors.
 *
 * @param error The error of a save.
 */
export const refusedFields = ( error: SaveError | null ) =>
	error?.code === 'pharos_seo_locked'
		? error.data?.errors
		: error?.data?.details?.pharos_seo?.data?.errors;

/**
 * Returns the stored values of fields that another user has changed; undefined for other errors.
 *
 * @param error The error of a save.
 */
export const conflictsOf = ( error: SaveError | null ) =>
	error?.code === 'pharos_seo_conflict' ? error.data?.conflicts : undefined;

/**
 * Whether the SEO fields were the reason why the post couldn't be saved.
 *
 * @param error The error of a save.
 */
export const isAboutSeo = ( error: SaveError | null ): boolean =>
	( refusedFields( error ) ?? conflictsOf( error ) ) !== undefined;
