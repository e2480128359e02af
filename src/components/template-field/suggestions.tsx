import { speak } from '@wordpress/a11y';
import { Popover } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { CaretAnchor } from './caret-anchor';
import type { TemplateVariable } from './types';

interface SuggestionsProps {
	/** Of the list; the field points to it. */
	id: string;
	anchor: CaretAnchor | Element | null;
	/** At least one. */
	options: readonly TemplateVariable[];
	active: TemplateVariable | undefined;
	/** What the variables stand for in the preview. */
	values: Readonly< Record< string, string > >;
	onActivate: ( index: number ) => void;
	onChoose: ( variable: TemplateVariable ) => void;
}

/**
 * The id of an option, for the field's aria-activedescendant.
 *
 * @param listId   Of the list.
 * @param variable The option.
 */
export const optionId = ( listId: string, variable: TemplateVariable ) =>
	`${ listId }-${ variable.name }`;

/**
 * The open list of variables. It never takes the focus.
 */
export function Suggestions( {
	id,
	anchor,
	options,
	active,
	values,
	onActivate,
	onChoose,
}: SuggestionsProps ) {
	const activeOption = useRef< HTMLLIElement >( null );
	const count = options.length;

	useEffect( () => {
		speak(
			sprintf(
				/* translators: %d: number of template variables in the list. */
				_n( '%d suggestion', '%d suggestions', count, 'pharos-seo' ),
				count
			)
		);
	}, [ count ] );

	useEffect( () => {
		reveal( activeOption.current );
	}, [ active ] );

	return (
		<Popover
			className="pharos-template-field__popover"
			anchor={ anchor }
			placement="bottom-start"
			offset={ 4 }
			focusOnMount={ false }
			animate={ false }
			resize={ false }
			shift
		>
			<ul
				id={ id }
				className="pharos-template-field__options"
				role="listbox"
				aria-label={ __( 'Variables', 'pharos-seo' ) }
				// What scrolls has to be within reach of the keyboard. Nobody gets here, as the list closes with the field.
				tabIndex={ 0 }
				// The field would lose the focus, and the list would close before the click.
				onMouseDown={ ( event ) => event.preventDefault() }
			>
				{ options.map( ( variable, index ) => (
					// The keys are handled by the field, which keeps the focus.
					// eslint-disable-next-line jsx-a11y/click-events-have-key-events
					<li
						key={ variable.name }
						id={ optionId( id, variable ) }
						ref={ variable === active ? activeOption : null }
						className="pharos-template-field__option"
						role="option"
						aria-selected={ variable === active }
						// Not "enter": the list moving under a resting pointer is no choice.
						onMouseMove={ () => onActivate( index ) }
						onClick={ () => onChoose( variable ) }
					>
						<span className="pharos-template-field__option-label">
							{ variable.label }
						</span>{ ' ' }
						<code
							className="pharos-template-field__option-token"
							dir="ltr"
						>
							{ `%${ variable.name }%` }
						</code>{ ' ' }
						<Example
							text={ values[ variable.name ] }
							description={ variable.description }
						/>
					</li>
				) ) }
			</ul>
		</Popover>
	);
}

/**
 * Scrolls the list, and nothing around it: before the popover has found its place, scrollIntoView() would take the page to
 * its beginning.
 *
 * @param option Of the list.
 */
function reveal( option: HTMLElement | null ): void {
	const list = option?.parentElement;
	if ( option && list ) {
		const above = option.offsetTop - list.scrollTop;
		const below = above + option.offsetHeight - list.clientHeight;
		list.scrollTop += Math.min( 0, above ) || Math.max( 0, below );
	}
}

function Example( {
	text,
	description,
}: {
	text: string | undefined;
	description: string;
} ) {
	const className = 'pharos-template-field__option-example';
	return text ? (
		<span className={ className } dir="auto">
			{ text }
		</span>
	) : (
		<span className={ `${ className } is-description` }>
			{ description }
		</span>
	);
}
