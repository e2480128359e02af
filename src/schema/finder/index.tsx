import { BaseControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import type { SpecificResult } from '../../../common/schema/types';
import { Results } from './results';
import './style.scss';
import { MIN_LENGTH, useFound } from './use-found';

interface PageFinderProps {
	/** The id of the text field. */
	id: string;
	label: string;
	/** Searches posts and terms; errors count as no results. */
	search: ( words: string ) => Promise< SpecificResult[] >;
	/** The current choice, if there can only be one. */
	placeholder?: string;
	/** Ids that are excluded from the results. */
	taken?: readonly string[];
	onChoose: ( result: SpecificResult ) => void;
}

/** A text field that searches posts and terms, grouped, from three characters on. */
export function PageFinder( {
	id,
	label,
	search,
	placeholder,
	taken = [],
	onChoose,
}: PageFinderProps ) {
	const [ words, setWords ] = useState( '' );
	const [ isOpen, setOpen ] = useState( false );
	const [ active, setActive ] = useState( 0 );
	const { found, isSearching } = useFound( search, isOpen ? words : '' );
	const options = ( found ?? [] ).filter(
		( { id: name } ) => ! taken.includes( name )
	);
	const list = useRef< HTMLDivElement >( null );
	const current = options[ Math.min( active, options.length - 1 ) ];
	const optionId = ( { id: name }: SpecificResult ) => `${ id }-${ name }`;

	const choose = ( result: SpecificResult ) => {
		setWords( '' );
		setOpen( false );
		onChoose( result );
	};
	const onKeyDown = ( event: KeyboardEvent ) => {
		const step = { ArrowDown: 1, ArrowUp: -1 }[ event.key ];
		if ( step && options.length > 0 ) {
			event.preventDefault();
			setActive( ( active + step + options.length ) % options.length );
		} else if ( event.key === 'Enter' ) {
			event.preventDefault();
			if ( current && isOpen ) {
				choose( current );
			}
		} else if ( event.key === 'Escape' && isOpen && words !== '' ) {
			// Escape must not close a dialog around the field.
			event.stopPropagation();
			setOpen( false );
		}
	};
	const isTooShort = words.trim().length < MIN_LENGTH;

	return (
		<div
			className="pharos-schema-finder"
			onBlur={ ( { currentTarget, relatedTarget } ) => {
				if ( ! currentTarget.contains( relatedTarget ) ) {
					setOpen( false );
				}
			} }
		>
			<BaseControl __nextHasNoMarginBottom id={ id } label={ label }>
				<input
					id={ id }
					type="text"
					className="components-text-control__input is-next-40px-default-size"
					role="combobox"
					aria-autocomplete="list"
					aria-expanded={ isOpen && options.length > 0 }
					aria-describedby={ `${ id }-status` }
					{ ...( isOpen &&
						current && {
							'aria-controls': `${ id }-list`,
							'aria-activedescendant': optionId( current ),
						} ) }
					autoComplete="off"
					placeholder={ placeholder }
					value={ words }
					onChange={ ( event ) => {
						setWords( event.currentTarget.value );
						setActive( 0 );
						setOpen( true );
					} }
					onFocus={ () => setOpen( true ) }
					onKeyDown={ onKeyDown }
				/>
			</BaseControl>
			<p
				id={ `${ id }-status` }
				className="pharos-schema-finder__status"
				role="status"
			>
				{ isOpen &&
					statusText( isTooShort, isSearching, options.length ) }
			</p>
			{ isOpen && options.length > 0 && (
				<Results
					id={ `${ id }-list` }
					label={ label }
					listRef={ list }
					options={ options }
					current={ current }
					optionId={ optionId }
					onChoose={ choose }
				/>
			) }
		</div>
	);
}

function statusText(
	isTooShort: boolean,
	isSearching: boolean,
	count: number
): string {
	if ( isTooShort ) {
		return __( 'Type at least 3 characters', 'pharos-seo' );
	}
	if ( isSearching ) {
		return __( 'Searching…', 'pharos-seo' );
	}
	return count === 0 ? __( 'No results', 'pharos-seo' ) : '';
}
