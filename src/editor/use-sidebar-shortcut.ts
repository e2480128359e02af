import { useDispatch, useRegistry } from '@wordpress/data';
import { store as editPostStore } from '@wordpress/edit-post';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	store as shortcutsStore,
	useShortcut,
} from '@wordpress/keyboard-shortcuts';
import { SIDEBAR } from './name';

const SHORTCUT = 'pharos/sidebar';

/** Adds a shortcut to the editor's list that opens and closes the sidebar. */
export function useSidebarShortcut(): void {
	const { dispatch, select } = useRegistry();
	const { registerShortcut } = useDispatch( shortcutsStore );
	useEffect( () => {
		void registerShortcut( {
			name: SHORTCUT,
			category: 'global',
			description: __(
				'Show or hide the Pharos SEO sidebar.',
				'pharos-seo'
			),
			// None of WordPress's own; it is Shift+Alt+S, on a Mac Control+Option+S.
			keyCombination: { modifier: 'access', character: 's' },
		} );
	}, [ registerShortcut ] );
	useShortcut( SHORTCUT, ( event: KeyboardEvent ) => {
		event.preventDefault();
		const { openGeneralSidebar, closeGeneralSidebar } =
			dispatch( editPostStore );
		void ( select( editPostStore ).getActiveGeneralSidebarName() === SIDEBAR
			? closeGeneralSidebar()
			: openGeneralSidebar( SIDEBAR ) );
	} );
}
