import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	store as shortcutsStore,
	useShortcut,
} from '@wordpress/keyboard-shortcuts';
import { store } from '../../../store';
import { Lazy } from '../../components/lazy';
import { focusFirstInvalid } from '../save/first-invalid';
import { useSingleKeys } from '../search/use-single-keys';

interface KeyboardShortcutsProps {
	isListOpen: boolean;
	onToggleList: ( isOpen: boolean ) => void;
}

const loadList = async () => {
	const { ShortcutList } = await import(
		/* webpackChunkName: "shortcuts" */ './shortcut-list'
	);
	return { default: ShortcutList };
};

const SAVE = 'pharos/save';
const LIST = 'pharos/shortcuts';

/** The keyboard shortcuts of the application, and the list of them. */
export function KeyboardShortcuts( {
	isListOpen,
	onToggleList,
}: KeyboardShortcutsProps ) {
	const { registerShortcut, unregisterShortcut } =
		useDispatch( shortcutsStore );
	const [ hasSingleKeys ] = useSingleKeys();
	const { saveAllWork } = useDispatch( store );

	useEffect( () => {
		void registerShortcut( {
			name: SAVE,
			category: 'global',
			description: __( 'Save your changes.', 'pharos-seo' ),
			keyCombination: { modifier: 'primary', character: 's' },
		} );
	}, [ registerShortcut ] );

	useShortcut( SAVE, ( event: KeyboardEvent ) => {
		event.preventDefault();
		if ( ! focusFirstInvalid() ) {
			void saveAllWork();
		}
	} );

	useEffect( () => {
		if ( ! hasSingleKeys ) {
			return;
		}
		void registerShortcut( {
			name: LIST,
			category: 'global',
			description: __( 'Show this list.', 'pharos-seo' ),
			keyCombination: { modifier: undefined, character: '?' },
		} );
		// `useShortcut` also compares the Shift key, which "?" needs on some keyboards only.
		const onKeyDown = ( event: KeyboardEvent ) => {
			const target = event.target as HTMLElement;
			if (
				event.key === '?' &&
				! target.closest(
					'input, textarea, select, [contenteditable="true"]'
				)
			) {
				onToggleList( true );
			}
		};
		document.addEventListener( 'keydown', onKeyDown );
		return () => {
			document.removeEventListener( 'keydown', onKeyDown );
			void unregisterShortcut( LIST );
		};
	}, [ hasSingleKeys, onToggleList, registerShortcut, unregisterShortcut ] );

	return isListOpen ? (
		<Lazy
			load={ loadList }
			props={ { onClose: () => onToggleList( false ) } }
			title={ __(
				'The list of shortcuts couldn’t be displayed.',
				'pharos-seo'
			) }
		/>
	) : null;
}
