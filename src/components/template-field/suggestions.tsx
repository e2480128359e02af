import { speak } from '@wordpress/a11y';
import { Popover } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { CaretAnchor } from './caret-anchor';
import type { TemplateVariable } from './types';

interface SuggestionsProps {
	/** The id of the list; the field refers to it. */
	id: string;
	anchor: CaretAnchor | Element | null;
	/** At least one option. */
	options: readonly TemplateVariable[];
	active: TemplateVariable | undefined;
	/** The values of the variables in the preview. */
	values: Readonly< Record< string, string > >;
	onActivate: ( index: number ) => void;
	onChoose: ( variable: TemplateVariable ) => void;
}

/**
 * Returns the id of an option, for the field's aria-activedescendant.
 *
 * @param listId   The id of the list.
 * @param variable The option.
 */
export const optionId = ( listId: string, variable: TemplateVariable ) =>
	`${ listId }-${ variable.name }`;

/** The open list of variables. It never gets the focus. */
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
				// Scrollable elements must be focusable for accessibility checks. In practice the list closes when the field
				// loses the focus.
				tabIndex={ 0 }
				// Keeps the focus in the field; otherwise the list would close before the click.
				onMouseDown={ ( event ) => event.preventDefault() }
			>
				{ options.map( ( variable, index ) => (
					// The field handles key presses, because it has the focus.
					// eslint-disable-next-line jsx-a11y/click-events-have-key-events
					<li
						key={ variable.name }
						id={ optionId( id, variable ) }
						ref={ variable === active ? activeOption : null }
						className="pharos-template-field__option"
						role="option"
						aria-selected={ variable === active }
						// Not onMouseEnter: it would also fire when the list scrolls under the pointer.
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
 * Scrolls the list only: before the popover is positioned, scrollIntoView() would scroll the page to the top.
 *
 * @param option An option of the list.
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
