import { ExternalLink, SearchControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { KeyboardEvent, RefObject } from 'react';
import type { ScreenDefinition } from '../definitions/types';
import type { NavSection } from '../navigation/types';
import { optionId } from './option-id';
import type { SearchEntry } from './types';
import { useAnnouncement } from './use-announcement';
import { useEngine } from './use-engine';

/** Maximum number of results; a single letter finds nearly everything. */
const MAX_SHOWN = 50;

export interface SearchFieldProps {
	/** See `buildIndex()`; the same arrays while nothing changes. */
	sections: NavSection[];
	screens: ScreenDefinition[];
	/** The URL of the setup wizard, which is found too. */
	wizardUrl: string;
	onPick: ( entry: SearchEntry ) => void;
	/** Called on Escape in an empty field. */
	onLeave?: () => void;
	knowledgeBaseUrl: string;
	inputRef?: RefObject< HTMLInputElement >;
	size: 'default' | 'compact';
}

/** The search field with its list of results: a combobox. */
export function SearchField( {
	sections,
	screens,
	wizardUrl,
	onPick,
	onLeave,
	knowledgeBaseUrl,
	inputRef,
	size,
}: SearchFieldProps ) {
	const listId = useInstanceId( SearchField, 'pharos-search' );
	const [ query, setQuery ] = useState( '' );
	const [ isOpen, setIsOpen ] = useState( false );
	const [ active, setActive ] = useState( 0 );
	const { engine, isMissing } = useEngine( isOpen ? `?${ query }` : '' );
	const entries = useMemo(
		() =>
			engine?.buildIndex( sections, screens, [
				engine.wizardLink( wizardUrl ),
			] ) ?? [],
		[ engine, sections, screens, wizardUrl ]
	);
	const hits = useMemo(
		() => engine?.search( entries, query ).slice( 0, MAX_SHOWN ) ?? [],
		[ engine, entries, query ]
	);
	const isShown =
		isOpen && query.trim() !== '' && ( engine !== null || isMissing );
	const hasList = isShown && engine !== null && hits.length > 0;
	useAnnouncement( isShown && engine ? query : '', hits.length );

	const change = ( value: string ) => {
		setQuery( value );
		setActive( 0 );
		setIsOpen( true );
	};
	const pick = ( entry: SearchEntry | undefined ) => {
		if ( entry ) {
			change( '' );
			setIsOpen( false );
			onPick( entry );
		}
	};

	const onEscape = ( event: KeyboardEvent ) => {
		if ( query === '' ) {
			// The same key closes the dialog around the field.
			onLeave?.();
			return;
		}
		event.preventDefault();
		change( '' );
	};
	const onListKey = ( event: KeyboardEvent ) => {
		const last = hits.length - 1;
		const moves: Partial< Record< string, number > > = {
			ArrowDown: active === last ? 0 : active + 1,
			ArrowUp: active === 0 ? last : active - 1,
			Home: 0,
			End: last,
		};
		const next = moves[ event.key ];
		if ( next !== undefined ) {
			event.preventDefault();
			setActive( next );
		} else if ( event.key === 'Enter' ) {
			event.preventDefault();
			pick( hits[ active ] );
		} else if ( event.key === 'Tab' ) {
			setIsOpen( false );
		}
	};
	const onKeyDown = ( event: KeyboardEvent ) => {
		// During composition, Enter and the arrow keys belong to the input method.
		if ( event.nativeEvent.isComposing ) {
			return;
		}
		if ( event.key === 'Escape' ) {
			onEscape( event );
		} else if ( hasList ) {
			onListKey( event );
		} else if ( event.key === 'ArrowDown' ) {
			setIsOpen( true );
		}
	};

	return (
		<div
			className="pharos-search"
			onBlur={ ( event ) =>
				event.currentTarget.contains( event.relatedTarget ) ||
				setIsOpen( false )
			}
		>
			<SearchControl
				__nextHasNoMarginBottom
				ref={ inputRef }
				size={ size }
				label={ __( 'Search settings', 'pharos-seo' ) }
				placeholder={ __( 'Search settings', 'pharos-seo' ) }
				value={ query }
				onChange={ change }
				onFocus={ () => setIsOpen( true ) }
				onKeyDown={ onKeyDown }
				role="combobox"
				aria-autocomplete="list"
				aria-expanded={ hasList }
				aria-controls={ hasList ? listId : undefined }
				aria-activedescendant={
					hasList ? optionId( listId, active ) : undefined
				}
				spellCheck={ false }
			/>
			{ isShown && (
				<div className="pharos-search__panel">
					{ hasList ? (
						<engine.Results
							id={ listId }
							hits={ hits }
							active={ active }
							onActivate={ setActive }
							onPick={ pick }
						/>
					) : (
						<div className="pharos-search__empty">
							<p>
								{ engine
									? __( 'No Results Found', 'pharos-seo' )
									: __(
											'The search couldn’t be loaded. Check your connection and try again.',
											'pharos-seo'
										) }
							</p>
							<ExternalLink
								href={ addQueryArgs( knowledgeBaseUrl, {
									s: query.trim(),
								} ) }
							>
								{ __(
									'Search the knowledge base',
									'pharos-seo'
								) }
							</ExternalLink>
						</div>
					) }
				</div>
			) }
		</div>
	);
}
