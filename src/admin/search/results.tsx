import { Icon, TextHighlight } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { iconOf } from '../navigation/icons';
import { optionId } from './option-id';
import type { SearchHit } from './types';

interface ResultsProps {
	id: string;
	/** In display order: one block of settings, one of pages. */
	hits: SearchHit[];
	/** Index of the active option. */
	active: number;
	onActivate: ( index: number ) => void;
	onPick: ( hit: SearchHit ) => void;
}

/** The list of results below the search field, which keeps the focus. */
export function Results( {
	id,
	hits,
	active,
	onActivate,
	onPick,
}: ResultsProps ) {
	const firstKind = hits[ 0 ]?.kind;
	const blocks = [
		hits.filter( ( { kind } ) => kind === firstKind ),
		hits.filter( ( { kind } ) => kind !== firstKind ),
	].filter( ( block ) => block.length > 0 );

	return (
		<ul
			className="pharos-search__results"
			role="listbox"
			id={ id }
			aria-label={ __( 'Search results', 'pharos-seo' ) }
		>
			{ blocks.map( ( block ) => {
				const kind = block[ 0 ]?.kind ?? 'page';
				return (
					<li key={ kind } role="none">
						<span
							className="pharos-search__group"
							id={ `${ id }-${ kind }` }
							aria-hidden="true"
						>
							{ kind === 'setting'
								? __( 'Settings', 'pharos-seo' )
								: __( 'Pages', 'pharos-seo' ) }
						</span>
						<ul
							role="group"
							aria-labelledby={ `${ id }-${ kind }` }
						>
							{ block.map( ( hit ) => {
								const index = hits.indexOf( hit );
								return (
									<Result
										key={ hit.id }
										id={ optionId( id, index ) }
										hit={ hit }
										isActive={ index === active }
										onActivate={ () => onActivate( index ) }
										onPick={ () => onPick( hit ) }
									/>
								);
							} ) }
						</ul>
					</li>
				);
			} ) }
		</ul>
	);
}

interface ResultProps {
	id: string;
	hit: SearchHit;
	isActive: boolean;
	onActivate: () => void;
	onPick: () => void;
}

function Result( { id, hit, isActive, onActivate, onPick }: ResultProps ) {
	const option = useRef< HTMLLIElement >( null );

	useEffect( () => {
		if ( isActive ) {
			option.current?.scrollIntoView( { block: 'nearest' } );
		}
	}, [ isActive ] );

	return (
		// The combobox handles key presses, because it has the focus.
		// eslint-disable-next-line jsx-a11y/click-events-have-key-events
		<li
			ref={ option }
			className="pharos-search__result"
			role="option"
			id={ id }
			aria-selected={ isActive }
			onMouseMove={ onActivate }
			onMouseDown={ ( event ) => event.preventDefault() }
			onClick={ onPick }
		>
			<Icon
				className="pharos-search__icon"
				icon={ iconOf( hit.icon ) }
				size={ 20 }
			/>
			<span className="pharos-search__label">
				<Label hit={ hit } />
			</span>
			<span className="pharos-search__breadcrumb">
				{ hit.breadcrumb }
			</span>
		</li>
	);
}

function Label( { hit: { label, range } }: { hit: SearchHit } ) {
	// TextHighlight treats "<" as the start of a tag.
	if ( ! range || label.includes( '<' ) ) {
		return label;
	}
	return (
		<TextHighlight text={ label } highlight={ label.slice( ...range ) } />
	);
}
