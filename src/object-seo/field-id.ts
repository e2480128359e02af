import type { FieldName } from '../page-checks';
import type { SeoField } from './types';

/** The tabs of the fields. */
export type TabName = 'general' | 'social' | 'advanced' | 'schemas' | 'checks';

/** The id of the control of a field, so that a finding can lead to it. */
export const fieldId = ( field: SeoField ): string => `pharos-seo-${ field }`;

/**
 * The field that an error is about: of schemas it names the place within.
 *
 * @param name Such as "title", "schemas.a.fields.name".
 */
export const fieldOf = ( name: string ): SeoField =>
	name.split( '.' )[ 0 ] as SeoField;

/** Where the fields are that findings name; the address of the page is not ours. */
const PLACES: Record<
	Exclude< FieldName, 'slug' >,
	{ tab: TabName; field: SeoField }
> = {
	title: { tab: 'general', field: 'title' },
	description: { tab: 'general', field: 'description' },
	focus_keyword: { tab: 'general', field: 'focus_keyword' },
	canonical: { tab: 'advanced', field: 'canonical' },
	robots: { tab: 'advanced', field: 'noindex' },
};

/**
 * Where a field is that a finding names; null for one that is not ours.
 *
 * @param name As the finding names it.
 */
export const placeOf = (
	name: FieldName
): { tab: TabName; field: SeoField } | null =>
	name === 'slug' ? null : PLACES[ name ];
