import type { Change } from './changes';
import { describe } from './describe';

interface ValueChangesProps {
	changes: Change[];
	/** Whether what the parts are called stands elsewhere. */
	isUnnamed?: boolean;
}

/** How one setting differs, as useChangesOf() takes it apart: a name, the old and the new value for each part of it. */
export function ValueChanges( {
	changes,
	isUnnamed = false,
}: ValueChangesProps ) {
	return (
		<>
			{ changes.map( ( { name, label, field, from, to, words } ) => (
				<span key={ name } className="pharos-value-change">
					{ ! isUnnamed && <strong>{ label }</strong> }
					<del dir="auto">
						{ words?.from ?? describe( from, field ) }
					</del>
					<ins dir="auto">{ words?.to ?? describe( to, field ) }</ins>
				</span>
			) ) }
		</>
	);
}

/** What the parts of a setting that differ are called, as one text. */
export const namesOf = ( changes: Change[] ): string =>
	changes.map( ( { label } ) => label ).join( ', ' );
