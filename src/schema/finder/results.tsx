import type { RefObject } from 'react';
import { NO_EMOJI } from '../../components/no-emoji';
import type { SpecificResult } from '../../../common/schema/types';

interface ResultsProps {
	id: string;
	label: string;
	listRef: RefObject< HTMLDivElement >;
	/** At least one option. */
	options: SpecificResult[];
	current: SpecificResult | undefined;
	optionId: ( option: SpecificResult ) => string;
	onChoose: ( option: SpecificResult ) => void;
}

/** The search results in groups with headings. Never gets the focus. */
export function Results( {
	id,
	label,
	listRef,
	options,
	current,
	optionId,
	onChoose,
}: ResultsProps ) {
	const groups = [ ...new Set( options.map( ( { group } ) => group ) ) ];
	return (
		<div
			id={ id }
			ref={ listRef }
			className="pharos-schema-finder__list"
			role="listbox"
			aria-label={ label }
			// Scrollable elements must be focusable for accessibility checks. In practice the list closes when the field
			// loses the focus.
			tabIndex={ 0 }
			// Keeps the focus in the field; otherwise the list would close before the click.
			onMouseDown={ ( event ) => event.preventDefault() }
		>
			{ groups.map( ( group, index ) => (
				<div
					key={ group }
					role="group"
					aria-labelledby={ `${ id }-group-${ index }` }
				>
					<div
						id={ `${ id }-group-${ index }` }
						className="pharos-schema-finder__group"
						role="presentation"
					>
						{ group }
					</div>
					{ options
						.filter( ( option ) => option.group === group )
						.map( ( option ) => (
							// The field handles key presses, because it has the focus.
							// eslint-disable-next-line jsx-a11y/click-events-have-key-events
							<div
								key={ option.id }
								id={ optionId( option ) }
								ref={ ( element ) => {
									if ( option === current ) {
										element?.scrollIntoView( {
											block: 'nearest',
										} );
									}
								} }
								className="pharos-schema-finder__option"
								role="option"
								tabIndex={ -1 }
								aria-selected={ option === current }
								dir="auto"
								onClick={ () => onChoose( option ) }
							>
								<span className={ NO_EMOJI }>
									{ option.label }
								</span>
							</div>
						) ) }
				</div>
			) ) }
		</div>
	);
}
