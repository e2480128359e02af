import { __, sprintf } from '@wordpress/i18n';
import type { SchemaOptions } from '../types';

/** The rule that says that there is a list of posts and terms. */
export const SPECIFICS = 'specifics';

/**
 * The conditions of the server, with the one for posts and terms by name.
 *
 * @param conditions In groups.
 */
export const withSpecifics = (
	conditions: SchemaOptions[]
): SchemaOptions[] =>
	has( conditions, SPECIFICS )
		? conditions
		: [
				...conditions,
				{
					label: __( 'Specific', 'pharos-seo' ),
					options: [
						{
							value: SPECIFICS,
							label: __(
								'Specific posts and terms',
								'pharos-seo'
							),
						},
					],
				},
			];

/**
 * What a condition is called; its name where the site does not know it, such as one of a type that is gone.
 *
 * @param rule       Its name.
 * @param conditions In groups.
 */
export const labelOf = ( rule: string, conditions: SchemaOptions[] ): string =>
	conditions
		.flatMap( ( { options } ) => options )
		.find( ( { value } ) => value === rule )?.label ??
	sprintf(
		/* translators: %s: name of a condition, such as "book|all". */
		__( '%s (not on this site)', 'pharos-seo' ),
		rule
	);

/** Whether the site knows a condition. */
export const has = ( conditions: SchemaOptions[], rule: string ): boolean =>
	conditions.some( ( { options } ) =>
		options.some( ( { value } ) => value === rule )
	);
