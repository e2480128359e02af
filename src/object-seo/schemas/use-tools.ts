import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { openLibrary } from '../../components/media-field';
import {
	linkVariables,
	type SchemaFormTools,
	type SchemaMap,
	type SchemaTypes,
} from '../../schema';
import type { SeoProps } from '../types';

/**
 * Returns the data that the fields of a schema need from this page.
 *
 * @param props       The props of the object's fields.
 * @param props.facts
 * @param props.page
 * @param schemas     All schemas of the page, as link targets.
 * @param types       All types.
 */
export function useTools(
	{ facts, page }: Pick< SeoProps, 'facts' | 'page' >,
	schemas: SchemaMap,
	types: SchemaTypes
): SchemaFormTools {
	return useMemo(
		() => ( {
			variables: [
				...facts.variables,
				...facts.schemaVariables,
				...linkVariables( schemas, types ),
			],
			kind: facts.kind === 'user' ? 'author' : facts.kind,
			values: page.variables,
			separator: facts.separator,
			...( facts.canUpload && { chooseImage } ),
		} ),
		[ facts, page.variables, schemas, types ]
	);
}

const chooseImage: NonNullable< SchemaFormTools[ 'chooseImage' ] > = (
	label,
	_url,
	onChoose
) =>
	void openLibrary( {
		title: label,
		buttonLabel: __( 'Use this image', 'pharos-seo' ),
		selectedId: 0,
		onSelect: ( image ) => onChoose( image.url ),
		onLeave: () => {},
	} );
