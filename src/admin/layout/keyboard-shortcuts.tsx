import { Modal } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	store as shortcutsStore,
	useShortcut,
} from '@wordpress/keyboard-shortcuts';
import { store } from '../../../store';
import { focusFirstInvalid } from '../save/first-invalid';

interface KeyboardShortcutsProps {
	isListOpen: boolean;
	onToggleList: ( isOpen: boolean ) => void;
}

const SAVE = 'pharos/save';
const LIST = 'pharos/shortcuts';

/** The keys of the whole application, and the list of them (ux.md 4.3). */
export function KeyboardShortcuts( {
	isListOpen,
	onToggleList,
}: KeyboardShortcutsProps ) {
	const { registerShortcut } = useDispatch( shortcutsStore );
	const { saveAllWork } = useDispatch( store );

	useEffect( () => {
		void registerShortcut( {
			name: SAVE,
			category: 'global',
			description: __( 'Save your changes.', 'pharos-seo' ),
			keyCombination: { modifier: 'primary', character: 's' },
		} );
		void registerShortcut( {
			name: LIST,
			category: 'global',
			description: __( 'Show this list.', 'pharos-seo' ),
			keyCombination: { modifier: undefined, character: '?' },
		} );
	}, [ registerShortcut ] );

	useShortcut( SAVE, ( event: KeyboardEvent ) => {
		event.preventDefault();
		if ( ! focusFirstInvalid() ) {
			void saveAllWork();
		}
	} );

	useEffect( () => {
		// `useShortcut` compares the shift key too, which "?" needs on some keyboards and not on others.
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
		return () => document.removeEventListener( 'keydown', onKeyDown );
	}, [ onToggleList ] );

	return isListOpen ? (
		<ShortcutList onClose={ () => onToggleList( false ) } />
	) : null;
}

function ShortcutList( { onClose }: { onClose: () => void } ) {
	const shortcuts = useSelect( ( select ) => {
		const {
			getCategoryShortcuts,
			getShortcutDescription,
			getShortcutRepresentation,
		} = select( shortcutsStore );
		return getCategoryShortcuts( 'global' )
			.filter( ( name: string ) => name.startsWith( 'pharos/' ) )
			.map(
				( name: string ) =>
					`${ getShortcutRepresentation( name ) }\n${ getShortcutDescription( name ) }`
			)
			.join( '\t' );
	}, [] );

	return (
		<Modal
			className="pharos-dialog"
			title={ __( 'Keyboard shortcuts', 'pharos-seo' ) }
			size="small"
			onRequestClose={ onClose }
		>
			<dl className="pharos-rows">
				{ shortcuts.split( '\t' ).map( ( shortcut ) => {
					const [ keys, description ] = shortcut.split( '\n' );
					return (
						<div key={ shortcut }>
							<dt>{ description }</dt>
							<dd>
								<kbd>{ keys }</kbd>
							</dd>
						</div>
					);
				} ) }
			</dl>
		</Modal>
	);
}
