import {
	registerBlockBindingsSource,
	registerBlockVariation,
} from '@wordpress/blocks';
import { search } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import { fieldsOf, SOURCE, valuesOf } from './source';

registerBlockBindingsSource( {
	name: SOURCE,
	usesContext: [ 'postId', 'postType' ],
	getValues: valuesOf,
	getFieldsList: fieldsOf,
} );

/** Registers a block of WordPress whose content is a value of the source. */
function registerBound(
	block: string,
	key: string,
	title: string,
	description: string
): void {
	registerBlockVariation( block, {
		name: `pharos-${ key }`,
		title,
		description,
		icon: search,
		attributes: {
			metadata: {
				bindings: { content: { source: SOURCE, args: { key } } },
			},
		},
		isActive: ( { metadata } ) => {
			const binding = metadata?.bindings?.content;
			return binding?.source === SOURCE && binding.args?.key === key;
		},
	} );
}

registerBound(
	'core/heading',
	'title',
	__( 'SEO title', 'pharos-seo' ),
	__( 'The title of this page in search results.', 'pharos-seo' )
);
registerBound(
	'core/paragraph',
	'description',
	__( 'Meta description', 'pharos-seo' ),
	__( 'The description of this page in search results.', 'pharos-seo' )
);
