import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody, Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { listView } from '@wordpress/icons';
import ServerSideRender from '@wordpress/server-side-render';
import metadata from './block.json';
import { Kinds } from './kinds';

interface Attributes {
	/** Comma-separated names of post types and taxonomies; '' for those in the settings. */
	types: string;
}

interface EditProps {
	attributes: Attributes;
	setAttributes: ( changes: Partial< Attributes > ) => void;
}

/** The sitemap as visitors see it, and the selection of its content. */
export function Edit( { attributes: { types }, setAttributes }: EditProps ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Sitemap', 'pharos-seo' ) }>
					<Kinds
						chosen={ types.split( ',' ).filter( Boolean ) }
						onChange={ ( names ) =>
							setAttributes( { types: names.join( ',' ) } )
						}
					/>
				</PanelBody>
			</InspectorControls>
			<Disabled>
				<ServerSideRender
					block={ metadata.name }
					attributes={ { types } }
					EmptyResponsePlaceholder={ Empty }
				/>
			</Disabled>
		</div>
	);
}

const Empty = () => (
	<Placeholder
		icon={ listView }
		label={ __( 'Sitemap', 'pharos-seo' ) }
		instructions={ __(
			'No content to list: the selection has no pages that can be indexed.',
			'pharos-seo'
		) }
	/>
);
