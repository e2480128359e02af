import { store as blockEditorStore } from '@wordpress/block-editor';
import type { DataRegistry } from '@wordpress/data';
import { store as editPostStore } from '@wordpress/edit-post';
import type { Place } from '../page-checks';

/** Width below which the sidebar covers the content. */
const PHONE = '(max-width: 781px)';

/** The button that opens the URL field in WordPress's panel. */
const ADDRESS = '.editor-post-url__panel-toggle';

/**
 * Shows an element outside of the sidebar: a block of the content, or the post's URL.
 *
 * @param dispatch The registry's dispatch function.
 * @param place    The location from a check.
 */
export function showPlace(
	dispatch: DataRegistry[ 'dispatch' ],
	{ block }: Place
): void {
	const { openGeneralSidebar, closeGeneralSidebar } =
		dispatch( editPostStore );
	if ( block ) {
		if ( window.matchMedia( PHONE ).matches ) {
			void closeGeneralSidebar();
		}
		void dispatch( blockEditorStore ).selectBlock( block );
		return;
	}
	void openGeneralSidebar( 'edit-post/document' );
	// After the panel has rendered.
	requestAnimationFrame( () =>
		requestAnimationFrame( () =>
			document.querySelector< HTMLElement >( ADDRESS )?.focus()
		)
	);
}
