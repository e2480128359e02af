import { useDispatch } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	store as shortcutsStore,
	useShortcut,
} from '@wordpress/keyboard-shortcuts';
import { OPEN_SEARCH_EVENT } from './open-search';
import { useSingleKeys } from './use-single-keys';

const SHORTCUT = 'pharos/search';

const SLASH = { modifier: undefined, character: '/' };
const CTRL_SLASH = { modifier: 'primary', character: '/' } as const;

/** Elements in which "/" is text. */
const FIELDS = [
	'input:not( [type="checkbox"], [type="radio"], [type="button"], [type="submit"] )',
	'textarea',
	'select',
	'[contenteditable]:not( [contenteditable="false"] )',
	'[role="textbox"]',
].join();

/**
 * Opens the settings search with "/", unless the user has turned off single-key shortcuts, and with Ctrl+/ (Command+/ on
 * Apple systems), unless the user is typing. Ctrl+K belongs to WordPress.
 *
 * @param onOpen Called instead of the key's default action.
 */
export function useSearchShortcuts( onOpen: () => void ): void {
	const { registerShortcut } = useDispatch( shortcutsStore );
	const [ hasSingleKeys ] = useSingleKeys();

	useEffect( () => {
		void registerShortcut( {
			name: SHORTCUT,
			category: 'global',
			description: __( 'Search the settings.', 'pharos-seo' ),
			keyCombination: hasSingleKeys ? SLASH : CTRL_SLASH,
			aliases: [
				CTRL_SLASH,
				// On some keyboards, such as German and French ones, "/" needs Shift.
				{ modifier: 'primaryShift', character: '/' },
				...( hasSingleKeys
					? [ { modifier: 'shift', character: '/' } as const ]
					: [] ),
			],
		} );
	}, [ registerShortcut, hasSingleKeys ] );

	const open = useRef( onOpen );
	useEffect( () => {
		open.current = onOpen;
	}, [ onOpen ] );
	useEffect( () => {
		const onEvent = () => open.current();
		window.addEventListener( OPEN_SEARCH_EVENT, onEvent );
		return () => window.removeEventListener( OPEN_SEARCH_EVENT, onEvent );
	}, [] );

	useShortcut( SHORTCUT, ( event: KeyboardEvent ) => {
		if ( event.defaultPrevented || isBusy( event.target ) ) {
			return;
		}
		event.preventDefault();
		onOpen();
	} );
}

/** Whether the user is typing, or a dialog is open. */
const isBusy = ( target: EventTarget | null ): boolean =>
	document.body.classList.contains( 'modal-open' ) ||
	( target instanceof Element && target.closest( FIELDS ) !== null );
