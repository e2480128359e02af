import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { Lazy } from '../components/lazy';
import type { EditorData } from '../object-seo/types';

/** WordPress's blocks with an image of the media library: their attributes with its id and its alt text. */
const IMAGES: Record< string, { id: string; alt: string } > = {
	'core/image': { id: 'id', alt: 'alt' },
	'core/cover': { id: 'id', alt: 'alt' },
	'core/media-text': { id: 'mediaId', alt: 'mediaAlt' },
};

interface BlockProps {
	name: string;
	isSelected: boolean;
	attributes: Record< string, unknown >;
	setAttributes: ( attributes: Record< string, unknown > ) => void;
}

const load = () =>
	import( /* webpackChunkName: "editor-alt-text" */ './alt-text' );

/**
 * Filters `editor.BlockEdit`: adds suggestions of an alt text to the settings of blocks with an image.
 *
 * @param facts The editor data.
 */
export const withAltText =
	( facts: EditorData ) => ( BlockEdit: ComponentType< BlockProps > ) =>
		function WithAltText( props: BlockProps ) {
			const { name, isSelected, attributes, setAttributes } = props;
			const image = isSelected ? IMAGES[ name ] : undefined;
			const id = image && attributes[ image.id ];
			const type =
				attributes.mediaType ?? attributes.backgroundType ?? 'image';
			return (
				<>
					<BlockEdit { ...props } />
					{ image && typeof id === 'number' && type === 'image' && (
						<Lazy
							load={ load }
							props={ {
								facts,
								attachment: id,
								onUse: ( text: string ) =>
									setAttributes( { [ image.alt ]: text } ),
							} }
							title={ __(
								'Suggestions couldn’t be loaded.',
								'pharos-seo'
							) }
						/>
					) }
				</>
			);
		};
