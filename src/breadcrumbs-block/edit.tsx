import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import {
	Disabled,
	PanelBody,
	Placeholder,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { chevronRight } from '@wordpress/icons';
import ServerSideRender from '@wordpress/server-side-render';
import metadata from './block.json';

interface Attributes {
	/** The separator; '' for the default. */
	separator: string;
	/** The label of the home page; '' for "Home". */
	home: string;
}

interface EditProps {
	attributes: Attributes;
	setAttributes: ( changes: Partial< Attributes > ) => void;
	/** The post that contains the block; undefined in templates. */
	context: { postId?: number };
}

/** The breadcrumbs of the stored post; in templates, an example. */
export function Edit( {
	attributes: { separator, home },
	setAttributes,
	context: { postId },
}: EditProps ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Breadcrumbs', 'pharos-seo' ) }>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Separator', 'pharos-seo' ) }
						placeholder="›"
						value={ separator }
						onChange={ ( text ) =>
							setAttributes( { separator: text } )
						}
					/>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Home page label', 'pharos-seo' ) }
						placeholder={ __( 'Home', 'pharos-seo' ) }
						value={ home }
						onChange={ ( text ) => setAttributes( { home: text } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<Disabled>
				<ServerSideRender
					block={ metadata.name }
					attributes={ { separator, home } }
					urlQueryArgs={ postId ? { post_id: postId } : {} }
					EmptyResponsePlaceholder={ Empty }
				/>
			</Disabled>
		</div>
	);
}

const Empty = () => (
	<Placeholder
		icon={ chevronRight }
		label={ __( 'Breadcrumbs', 'pharos-seo' ) }
		instructions={ __(
			'Nothing to show on the home page. Set a label under Advanced > Breadcrumbs.',
			'pharos-seo'
		) }
	/>
);
