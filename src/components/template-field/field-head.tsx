import type { ReactNode } from 'react';
import { Counter } from './counter';
import { InfoPopover } from './info-popover';

interface FieldHeadProps {
	/** Of the text field; the parts derive theirs from it. */
	id: string;
	label: string;
	tooltip: ReactNode;
	count: number;
	limit: number;
}

/**
 * The line above the field.
 */
export function FieldHead( {
	id,
	label,
	tooltip,
	count,
	limit,
}: FieldHeadProps ) {
	return (
		<div className="pharos-template-field__head">
			<label
				id={ `${ id }-label` }
				htmlFor={ id }
				className="pharos-template-field__label"
			>
				{ label }
			</label>
			{ tooltip && (
				<InfoPopover subject={ label }>{ tooltip }</InfoPopover>
			) }
			<Counter id={ `${ id }-counter` } count={ count } limit={ limit } />
		</div>
	);
}
