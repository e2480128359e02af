import { Button, CheckboxControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { rescueFocus } from '../../components/rescue-focus';
import './style.scss';
import type { Select } from './use-selection';

interface SelectAllProps< Id extends string | number > {
	/** The rows of the page that can be selected. */
	ids: readonly Id[];
	selected: readonly Id[];
	onSelect: Select< Id >;
}

/** The checkbox in the head of a list that selects all rows of the page. */
export function SelectAll< Id extends string | number >( {
	ids,
	selected,
	onSelect,
}: SelectAllProps< Id > ) {
	const count = ids.filter( ( id ) => selected.includes( id ) ).length;
	return (
		<CheckboxControl
			__nextHasNoMarginBottom
			label={ __( 'Select all', 'pharos-seo' ) }
			disabled={ ids.length === 0 }
			checked={ count > 0 && count === ids.length }
			indeterminate={ count > 0 && count < ids.length }
			onChange={ ( isSelected ) => onSelect( ids, isSelected ) }
		/>
	);
}

interface SelectRowProps {
	/** Only for assistive technology: others see the row. */
	name: string;
	isSelected: boolean;
	onSelect: ( isSelected: boolean ) => void;
}

/** The checkbox that selects a row. */
export const SelectRow = ( { name, isSelected, onSelect }: SelectRowProps ) => (
	<CheckboxControl
		__nextHasNoMarginBottom
		aria-label={ sprintf(
			/* translators: %s: the name of a row of a list, such as a path. */
			__( 'Select: %s', 'pharos-seo' ),
			name
		) }
		checked={ isSelected }
		onChange={ onSelect }
	/>
);

interface SelectionBarProps {
	/** How many rows are selected; without any, there is no bar. */
	count: number;
	/** How many of them are on another page or don't match the filter. */
	hidden?: number;
	onClear: () => void;
	/** The bulk actions. */
	children: ReactNode;
}

/** What can be done with all selected rows of a list together. */
export function SelectionBar( {
	count,
	hidden = 0,
	onClear,
	children,
}: SelectionBarProps ) {
	return count === 0 ? null : (
		<div className="pharos-selection-bar">
			<span>{ countText( count, hidden ) }</span>
			{ children }
			<Button
				variant="tertiary"
				size="compact"
				onClick={ () => {
					onClear();
					// The bar goes away.
					setTimeout( rescueFocus, 0 );
				} }
			>
				{ __( 'Clear selection', 'pharos-seo' ) }
			</Button>
		</div>
	);
}

/**
 * Describes how many rows are selected, and how many of them aren't visible.
 *
 * @param count  Number of selected rows.
 * @param hidden Number of those on other pages or excluded by the filter.
 */
export function countText( count: number, hidden: number ): string {
	const all = sprintf(
		/* translators: %d: number of rows of a list. */
		_n( '%d selected', '%d selected', count, 'pharos-seo' ),
		count
	);
	return hidden === 0
		? all
		: sprintf(
				/* translators: 1: such as "3 selected". 2: number of rows of a list. */
				_n(
					'%1$s (%2$d on another page)',
					'%1$s (%2$d on other pages)',
					hidden,
					'pharos-seo'
				),
				all,
				hidden
			);
}
