import type { ReactNode } from 'react';
import { InfoPopover } from './info-popover';
import { RequiredMark } from './required-mark';

interface FieldHeadProps {
	/** The id of the text field; the ids of other elements are derived from it. */
	id: string;
	label: string;
	isRequired: boolean;
	tooltip: ReactNode;
	/** Content at the end of the line. */
	children: ReactNode;
}

/** The line above the field. */
export function FieldHead( {
	id,
	label,
	isRequired,
	tooltip,
	children,
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
			{ isRequired && <RequiredMark /> }
			{ tooltip && (
				<InfoPopover subject={ label }>{ tooltip }</InfoPopover>
			) }
			{ children }
		</div>
	);
}
