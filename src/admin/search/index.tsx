import { Button, Modal } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { search as searchIcon } from '@wordpress/icons';
import { SearchField, type SearchFieldProps } from './search-field';
import './style.scss';
import type { SearchEntry } from './types';
import { useSearchShortcuts } from './use-search-shortcuts';

interface SearchBoxProps extends Pick<
	SearchFieldProps,
	'sections' | 'screens' | 'wizardUrl'
> {
	/** Goes to the selected entry. By then, the box is empty and closed. */
	onPick: ( entry: SearchEntry ) => void;
	knowledgeBaseUrl: string;
	/** Shows a button that opens the box in a dialog. */
	compact?: boolean;
}

/** The search for all settings and pages; "/" and Ctrl+/ open it. */
export function SearchBox( { compact = false, ...props }: SearchBoxProps ) {
	return compact ? (
		<SearchDialog { ...props } />
	) : (
		<SearchInBar { ...props } />
	);
}

type VariantProps = Omit< SearchBoxProps, 'compact' >;

function SearchInBar( props: VariantProps ) {
	const input = useRef< HTMLInputElement >( null );
	const cameFrom = useRef< Element | null >( null );

	useSearchShortcuts( () => {
		cameFrom.current = input.current?.ownerDocument.activeElement ?? null;
		input.current?.focus();
		input.current?.select();
	} );
	const goBack = () => {
		if (
			cameFrom.current instanceof HTMLElement &&
			cameFrom.current !== document.body
		) {
			cameFrom.current.focus();
		}
		cameFrom.current = null;
	};

	return (
		<SearchField
			{ ...props }
			inputRef={ input }
			size="compact"
			onLeave={ goBack }
		/>
	);
}

function SearchDialog( { onPick, ...props }: VariantProps ) {
	const [ isOpen, setIsOpen ] = useState( false );
	useSearchShortcuts( () => setIsOpen( true ) );

	const pick = ( entry: SearchEntry ) => {
		// Closed first: the dialog returns the focus to its button, and then the setting gets it.
		setIsOpen( false );
		onPick( entry );
	};

	return (
		<>
			<Button
				className="pharos-search-button"
				icon={ searchIcon }
				label={ __( 'Search settings', 'pharos-seo' ) }
				aria-haspopup="dialog"
				aria-expanded={ isOpen }
				onClick={ () => setIsOpen( true ) }
			/>
			{ isOpen && (
				<Modal
					className="pharos-search-dialog"
					title={ __( 'Search settings', 'pharos-seo' ) }
					size="medium"
					focusOnMount={ false }
					onRequestClose={ () => setIsOpen( false ) }
				>
					<FocusedField { ...props } onPick={ pick } />
				</Modal>
			) }
		</>
	);
}

function FocusedField( props: VariantProps ) {
	const input = useRef< HTMLInputElement >( null );

	// After the dialog has stored the focused element.
	useEffect( () => input.current?.focus(), [] );

	return <SearchField { ...props } inputRef={ input } size="default" />;
}
