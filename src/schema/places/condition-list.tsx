import { Button, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { plus, trash } from '@wordpress/icons';
import { GroupedOptions } from '../grouped-options';
import type {
	SchemaOptions,
	SchemaPlaces,
	SpecificResult,
} from '../../../common/schema/types';
import { has, labelOf, SPECIFICS } from './conditions';
import { Specifics } from './specifics';
import { useRows } from './use-rows';

interface ConditionListProps {
	id: string;
	label: string;
	places: SchemaPlaces;
	conditions: SchemaOptions[];
	search: ( words: string ) => Promise< SpecificResult[] >;
	onChange: ( places: SchemaPlaces ) => void;
}

/** A list of conditions, combined with OR. It always has at least one row. */
export function ConditionList( {
	id,
	label,
	places,
	conditions,
	search,
	onChange,
}: ConditionListProps ) {
	const { rows, set, add, remove, list } = useRows( places, onChange );
	return (
		<fieldset className="pharos-schema-conditions">
			<legend className="pharos-schema-label">{ label }</legend>
			<ul ref={ list }>
				{ rows.map( ( rule, index ) => (
					<li key={ index }>
						<SelectControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							hideLabelFromVision
							label={ sprintf(
								/* translators: 1: "Show on" or "Do not show on". 2: number of the condition. */
								__( '%1$s: condition %2$d', 'pharos-seo' ),
								label,
								index + 1
							) }
							value={ rule }
							onChange={ ( next ) => set( index, next ) }
						>
							<option value="">
								{ __( 'Select…', 'pharos-seo' ) }
							</option>
							<GroupedOptions
								groups={ conditions }
								taken={ rows.filter(
									( other ) => other !== rule
								) }
							/>
							{ rule !== '' && ! has( conditions, rule ) && (
								<option value={ rule }>
									{ labelOf( rule, conditions ) }
								</option>
							) }
						</SelectControl>
						{ rows.length > 1 && (
							<Button
								icon={ trash }
								label={ sprintf(
									/* translators: 1: "Show on" or "Do not show on". 2: number of the condition. */
									__(
										'Remove: %1$s, condition %2$d',
										'pharos-seo'
									),
									label,
									index + 1
								) }
								onClick={ () => remove( index ) }
							/>
						) }
						{ rule === SPECIFICS && (
							<Specifics
								id={ `${ id }-specifics` }
								label={ label }
								places={ places }
								search={ search }
								onChange={ onChange }
							/>
						) }
					</li>
				) ) }
			</ul>
			<Button
				variant="secondary"
				__next40pxDefaultSize
				icon={ plus }
				aria-label={ sprintf(
					/* translators: %s: "Show on" or "Do not show on". */
					__( 'Add condition: %s', 'pharos-seo' ),
					label
				) }
				onClick={ add }
			>
				{ __( 'Add condition', 'pharos-seo' ) }
			</Button>
		</fieldset>
	);
}
