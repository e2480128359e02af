import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { Questions } from './questions';
import { editorStore } from './store';

/** Returns the first question of an HTML text; '' if it asks none. */
function firstQuestion( html ) {
	const { textContent } = new window.DOMParser().parseFromString(
		html,
		'text/html'
	).body;
	return textContent.match( /[^\s.!?][^.!?]*\?/ )?.[ 0 ] ?? '';
}

/**
 * The panel of the block editor, where the store of the open post has its SEO fields with unsaved changes.
 *
 * @param {Object} props
 * @param {Object} props.page The texts of the post.
 */
export function QuestionPanel( { page } ) {
	// Null until the post is loaded.
	const seo = useSelect( ( select ) => select( editorStore ).getSeo(), [] );
	const { editSeo } = useDispatch( editorStore );
	const question = firstQuestion( page.content );
	return (
		<>
			<Questions page={ page } />
			{ seo && question !== '' && seo.title !== question && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					// Part of the post: undone and saved with it.
					onClick={ () => editSeo( { title: question } ) }
				>
					{ __(
						'Use the first question as title',
						'pharos-example'
					) }
				</Button>
			) }
		</>
	);
}
