import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	store as shortcutsStore,
	useShortcut,
} from '@wordpress/keyboard-shortcuts';
import { useSingleKeys } from './use-single-keys';

const SHORTCUT = 'pharos/search';

const SLASH = { modifier: undefined, character: '/' };
const CTRL_SLASH = { modifier: 'primary', character: '/' } as const;

/** Where a "/" is text. */
const FIELDS = [
	'input:not( [type="checkbox"], [type="radio"], [type="button"], [type="submit"] )',
	'textarea',
	'select',
	'[contenteditable]:not( [contenteditable="false"] )',
	'[role="textbox"]',
].join();

/**
 * Opens the settings search by "/", unless the person has switched single keys off, and by Ctrl+/ (Command+/ on Apple's
 * systems), unless somebody is typing (ux.md 4.3).
 * Ctrl+K is WordPress's own.
 *
 * @param onOpen Called instead of the key's usual effect.
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
				// German and French keyboards, for instance, have "/" above another character.
				{ modifier: 'primaryShift', character: '/' },
				...( hasSingleKeys
					? [ { modifier: 'shift', character: '/' } as const ]
					: [] ),
			],
		} );
	}, [ registerShortcut, hasSingleKeys ] );

	useShortcut( SHORTCUT, ( event: KeyboardEvent ) => {
		if ( event.defaultPrevented || isBusy( event.target ) ) {
			return;
		}
		event.preventDefault();
		onOpen();
	} );
}

/** Whether somebody types, or a dialog is open, behind which nothing should happen. */
const isBusy = ( target: EventTarget | null ): boolean =>
	document.body.classList.contains( 'modal-open' ) ||
	( target instanceof Element && target.closest( FIELDS ) !== null );
