import { store as blockEditorStore } from '@wordpress/block-editor';
import type { DataRegistry } from '@wordpress/data';
import { store as editPostStore } from '@wordpress/edit-post';
import type { Place } from '../page-checks';

/** Where the sidebar lies over the content. */
const PHONE = '(max-width: 781px)';

/** Opens the field of the address in WordPress's own panel. */
const ADDRESS = '.editor-post-url__panel-toggle';

/**
 * Shows what is outside of our sidebar: a block of the content, or the address of the post.
 *
 * @param dispatch Of the registry.
 * @param place    From a check.
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
	// Once the panel is there.
	requestAnimationFrame( () =>
		requestAnimationFrame( () =>
			document.querySelector< HTMLElement >( ADDRESS )?.focus()
		)
	);
}
