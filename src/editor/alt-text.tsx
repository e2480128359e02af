import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { useRegistry, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { Lazy } from '../components/lazy';
import type { EditorData } from '../object-seo/types';
import { readSeo } from './fields';

const load = () =>
	import(
		/* webpackChunkName: "suggestions" */ '../suggestions/suggest-button'
	);

interface AltTextProps {
	facts: EditorData;
	/** The id of the image. */
	attachment: number;
	onUse: ( text: string ) => void;
}

/** Suggestions of an alt text in the settings of a block. */
export default function AltText( { facts, attachment, onUse }: AltTextProps ) {
	const { select } = useRegistry();
	// Not while the template around the post is edited.
	const isPost = useSelect(
		( now ) => now( editorStore ).getCurrentPostId() === facts.id,
		[ facts.id ]
	);
	const label = __( 'Alt text', 'pharos-seo' );
	const read = () => {
		const text = ( name: string ) =>
			String(
				select( editorStore ).getEditedPostAttribute( name ) ?? ''
			);
		const isRestricted =
			text( 'password' ) !== '' || text( 'status' ) === 'private';
		return {
			type: 'post' as const,
			id: facts.id,
			field: 'alt' as const,
			attachment,
			draft: isRestricted
				? undefined
				: {
						title: text( 'title' ),
						content: select( editorStore ).getEditedPostContent(),
						focus_keyword: readSeo( select )?.focus_keyword ?? '',
					},
		};
	};
	return isPost ? (
		<InspectorControls>
			<PanelBody title={ label }>
				<Lazy
					load={ load }
					key={ attachment }
					props={ { label, read, onUse } }
					title={ __(
						'Suggestions couldn’t be loaded.',
						'pharos-seo'
					) }
				/>
			</PanelBody>
		</InspectorControls>
	) : null;
}
