import { Button, Notice, SelectControl } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { BulkItem } from '../../../../../store';
import { NO_EMOJI } from '../../../../components/no-emoji';
import { useLostFocus } from '../../../../components/use-lost-focus';
import { SelectAll, SelectRow } from '../../../lists/selection';
import { Agreement } from '../../../../suggestions/agreement';
import type { SuggestionStatus } from '../../../../suggestions/types';
import { textLabel } from './labels';
import type { TextField } from './use-run';

/** A row that can have a suggestion. */
export interface ChoiceRow {
	key: string;
	item: BulkItem;
	/** The custom text, with unsaved changes. */
	value: string;
}

interface ChoiceProps {
	status: SuggestionStatus;
	rows: readonly ChoiceRow[];
	field: TextField;
	selected: readonly string[];
	onField: ( field: TextField ) => void;
	onSelect: ( keys: readonly string[], isSelected: boolean ) => void;
	onAgree: ( provider: string ) => void;
	onStart: () => void;
	onClose: () => void;
}

/** Asks which field of which rows gets suggestions, and tells what is sent to whom. */
export function Choice( {
	status,
	rows,
	field,
	selected,
	onField,
	onSelect,
	onAgree,
	onStart,
	onClose,
}: ChoiceProps ) {
	const { length: count } = selected;
	const content = useRef< HTMLDivElement >( null );
	useLostFocus( content, status.agreed );
	if ( ! status.agreed ) {
		return (
			<Agreement
				status={ status }
				onAgree={ onAgree }
				onCancel={ onClose }
			/>
		);
	}
	return (
		<div
			ref={ content }
			tabIndex={ -1 }
			className="pharos-bulk-suggestions"
		>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Suggest', 'pharos-seo' ) }
				help={ __(
					'Rows without a custom text are selected.',
					'pharos-seo'
				) }
				value={ field }
				options={ [
					{ value: 'title', label: textLabel( 'title' ) },
					{ value: 'description', label: textLabel( 'description' ) },
				] }
				onChange={ onField }
			/>
			<fieldset className="pharos-bulk-suggestions__rows">
				<legend>{ __( 'Rows', 'pharos-seo' ) }</legend>
				<div>
					<SelectAll
						ids={ rows.map( ( { key } ) => key ) }
						selected={ selected }
						onSelect={ onSelect }
					/>
					<ul>
						{ rows.map( ( { key, item, value } ) => (
							<li key={ key }>
								<SelectRow
									name={ item.name }
									isSelected={ selected.includes( key ) }
									onSelect={ ( isSelected ) =>
										onSelect( [ key ], isSelected )
									}
								/>
								<div className={ NO_EMOJI }>
									<bdi>{ item.name }</bdi>
									<p dir="auto">
										{ value || item.inherited[ field ] }
									</p>
								</div>
							</li>
						) ) }
					</ul>
				</div>
			</fieldset>
			<p>{ costOf( count, status ) }</p>
			{ count > status.remaining && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'That’s fewer than the selected rows: select fewer, or continue with the others later.',
						'pharos-seo'
					) }
				</Notice>
			) }
			<div className="pharos-dialog-foot">
				<Button
					variant="tertiary"
					__next40pxDefaultSize
					onClick={ onClose }
				>
					{ __( 'Cancel', 'pharos-seo' ) }
				</Button>
				<Button
					variant="primary"
					__next40pxDefaultSize
					disabled={ count === 0 }
					accessibleWhenDisabled
					onClick={ onStart }
				>
					{ __( 'Get suggestions', 'pharos-seo' ) }
				</Button>
			</div>
		</div>
	);
}

const costOf = (
	count: number,
	{ provider, remaining }: SuggestionStatus
): string =>
	[
		sprintf(
			/* translators: 1: number of requests. 2: name of an AI provider. 3: name of its AI model. */
			_n(
				'This sends %1$d request to %2$s (%3$s), with the text of the page.',
				'This sends %1$d requests to %2$s (%3$s), one for each row, with the texts of the pages.',
				count,
				'pharos-seo'
			),
			count,
			provider?.name ?? '',
			provider?.model ?? ''
		),
		sprintf(
			/* translators: %d: number of requests. */
			_n(
				'You can send %d more request this hour.',
				'You can send %d more requests this hour.',
				remaining,
				'pharos-seo'
			),
			remaining
		),
	].join( ' ' );
