import { Button, ComboboxControl, TextControl } from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ComponentProps, ReactNode } from 'react';
import './style.scss';

const PAUSE = 200;

/** The minimum length of a search text. */
const LEAST = 3;

/** A post or term: `post-12` or `term-5`, and its title. */
export interface Content {
	value: string;
	label: string;
}

interface RedirectTargetProps {
	/** A path, a URL, `post-12`, `term-5`; '' for none. */
	value: string;
	/** The label of the text field, and of the search. */
	labels: { url: string; content: string };
	/** The help text, or the error, of the text field. */
	help: ReactNode;
	/** The same of the search; the default is about its use. */
	searchHelp?: ReactNode;
	/** More properties of the text field. */
	field?: Partial< ComponentProps< typeof TextControl > >;
	/** The id of the control. */
	id?: string;
	find: ( words: string ) => Promise< Content[] >;
	/** `isTyped`: whether the change is part of a series of key presses. */
	onChange: ( target: string, isTyped: boolean ) => void;
}

/** Titles that were found before, because only the ids are stored. */
const known = new Map< string, string >();

/**
 * Remembers the title of a post or term that may be a target.
 *
 * @param value Such as `post-12`.
 * @param label Its title.
 */
export const knowTitle = ( value: string, label: string ): void =>
	void known.set( value, label );

/** The target of a redirect: an entered URL, or a post or term from the search. */
export function RedirectTarget( {
	value,
	labels,
	help,
	searchHelp,
	field,
	id,
	find,
	onChange,
}: RedirectTargetProps ) {
	const [ isChosen, setIsChosen ] = useState( false );
	// The value of the other control, for users who switch back.
	const [ aside, setAside ] = useState( '' );
	const isSearch = value === '' ? isChosen : isContent( value );
	return (
		<div className="pharos-redirect-target">
			{ isSearch ? (
				<div id={ id } tabIndex={ -1 }>
					<ContentPicker
						label={ labels.content }
						help={ searchHelp }
						value={ value }
						find={ find }
						onChange={ ( next ) => {
							setIsChosen( true );
							onChange( next, false );
						} }
					/>
				</div>
			) : (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					{ ...field }
					{ ...( id && { id } ) }
					label={ labels.url }
					help={ help }
					dir="ltr"
					inputMode="url"
					autoComplete="off"
					spellCheck={ false }
					value={ value }
					onChange={ ( text ) => {
						setIsChosen( false );
						onChange( text, true );
					} }
				/>
			) }
			<Button
				className="pharos-redirect-target__switch"
				variant="link"
				onClick={ () => {
					setIsChosen( ! isSearch );
					setAside( value );
					if ( value !== aside ) {
						onChange( aside, false );
					}
				} }
			>
				{ isSearch
					? __( 'Enter a URL instead', 'pharos-seo' )
					: __( 'Choose a post or term instead', 'pharos-seo' ) }
			</Button>
		</div>
	);
}

const isContent = ( target: string ): boolean =>
	/^(?:post|term)-\d+$/.test( target );

interface ContentPickerProps {
	label: string;
	help: ReactNode;
	value: string;
	find: ( words: string ) => Promise< Content[] >;
	onChange: ( target: string ) => void;
}

function ContentPicker( {
	label,
	help,
	value,
	find,
	onChange,
}: ContentPickerProps ) {
	const [ found, setFound ] = useState< Content[] >( [] );
	const search = useDebounce( ( words: string ) => {
		if ( words.length >= LEAST ) {
			find( words ).then( setFound, () => {} );
		}
	}, PAUSE );
	const others = found.filter( ( one ) => one.value !== value );
	return (
		<ComboboxControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			help={
				help ||
				__(
					'Type at least 3 characters. The redirect follows the content when its URL changes.',
					'pharos-seo'
				)
			}
			value={ value || null }
			options={
				value === ''
					? others
					: [
							{ value, label: known.get( value ) ?? value },
							...others,
						]
			}
			onFilterValueChange={ ( typed ) => search( typed.trim() ) }
			onChange={ ( next ) => {
				const chosen = found.find( ( one ) => one.value === next );
				if ( chosen ) {
					knowTitle( chosen.value, chosen.label );
				}
				onChange( next ?? '' );
			} }
		/>
	);
}
