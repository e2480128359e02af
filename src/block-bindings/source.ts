import { store as blockEditorStore } from '@wordpress/block-editor';
import type { BindingField } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import type { DataRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

/** The name of the source; includes/Template/BlockBinding.php has its values on the front end. */
export const SOURCE = 'pharos/seo';

interface Place {
	select: DataRegistry[ 'select' ];
	context: { postId?: number; postType?: string };
}

const fields = (): BindingField[] => [
	{
		label: __( 'SEO title', 'pharos-seo' ),
		type: 'string',
		args: { key: 'title' },
	},
	{
		label: __( 'Meta description', 'pharos-seo' ),
		type: 'string',
		args: { key: 'description' },
	},
];

/**
 * Returns what the editor shows in bound blocks: custom texts of the post with unsaved changes, otherwise the name of the value. Templates and their
 * variables are rendered by the server.
 *
 * @param place          The block.
 * @param place.select   The registry's select function.
 * @param place.context  The post.
 * @param place.bindings Bindings by attribute.
 */
export function valuesOf( {
	select,
	context: { postId, postType },
	bindings,
}: Place & {
	bindings: Record< string, { args?: { key?: string } } >;
} ): Record< string, string > {
	const post =
		postId && postType
			? ( select( coreStore ).getEditedEntityRecord(
					'postType',
					postType,
					postId
				) as { pharos_seo?: Record< string, unknown > | null } | false )
			: null;
	const seo = ( post && post.pharos_seo ) || {};
	return Object.fromEntries(
		Object.entries( bindings ).map( ( [ attribute, { args } ] ) => {
			const key = args?.key ?? '';
			const custom = seo[ key ];
			const label =
				fields().find( ( field ) => field.args.key === key )?.label ??
				'';
			return [
				attribute,
				typeof custom === 'string' &&
				custom !== '' &&
				! custom.includes( '%' )
					? custom
					: label,
			];
		} )
	);
}

/**
 * Returns the values that WordPress offers for a block. Before WordPress 6.9, only its own sources have such a list, in another form.
 *
 * @param place        The block.
 * @param place.select The registry's select function.
 */
export const fieldsOf = ( { select }: Place ): BindingField[] =>
	'__experimentalBlockBindingsSupportedAttributes' in
	select( blockEditorStore ).getSettings()
		? fields()
		: [];
