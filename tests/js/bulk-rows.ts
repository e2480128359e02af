import type { BulkItem, BulkValues } from '../../store';

interface Row {
	kind: string;
	id: number;
	changes: BulkValues;
	base: BulkValues;
}

/**
 * A post as listed by the bulk editor.
 *
 * @param id     The post id.
 * @param name   The name of the post.
 * @param values The differences to a post without custom values.
 */
export const bulkPost = (
	id: number,
	name: string,
	values: Partial< BulkItem > = {}
): BulkItem => ( {
	kind: 'post',
	id,
	type: 'post',
	type_label: 'Post',
	name,
	status: '',
	edit_link: `https://example.org/wp-admin/post.php?post=${ id }&action=edit`,
	url: `https://example.org/${ id }/`,
	editable: true,
	can_restrict: true,
	fields: { title: '', description: '', noindex: '' },
	resolved: { title: `${ name } - Coffee`, description: `All of ${ name }.` },
	inherited: {
		title: `${ name } - Coffee`,
		description: `All of ${ name }.`,
		noindex: 'no',
	},
	checks: { error: 0, warning: 0, suggestion: 0, success: 0, ignored: 0 },
	issues: [],
	...values,
} );

/** The simulated route of the bulk editor: pages of two, and a title "Bad" that is refused. */
export class BulkRows {
	items = [
		bulkPost( 1, 'Brewing' ),
		bulkPost( 2, 'Beans', {
			fields: { title: 'All beans', description: '', noindex: 'yes' },
		} ),
		bulkPost( 3, 'Cups', { kind: 'term', type_label: 'Category' } ),
	];

	/**
	 * Changes a row like another user in another window.
	 *
	 * @param id     The id of the row.
	 * @param fields The values by name.
	 */
	change( id: number, fields: BulkValues ): void {
		this.items = this.items.map( ( item ) =>
			item.id === id
				? { ...item, fields: { ...item.fields, ...fields } }
				: item
		);
	}

	read( query: URLSearchParams ): object {
		const page = Number( query.get( 'page' ) ?? 1 );
		const found = this.items.filter( ( { name } ) =>
			name.includes( query.get( 'search' ) ?? '' )
		);
		return {
			success: true,
			data: {
				items: found.slice( ( page - 1 ) * 2, page * 2 ),
				total: found.length,
				pages: Math.ceil( found.length / 2 ),
				orderby: query.get( 'orderby' ) ?? 'date',
			},
		};
	}

	write( { items }: { items: Row[] } ): object {
		return {
			success: true,
			data: { results: items.map( ( row ) => this.writeRow( row ) ) },
		};
	}

	private writeRow( { kind, id, changes, base }: Row ): object {
		const stored = this.items.find( ( item ) => item.id === id )?.fields;
		const conflicts = Object.fromEntries(
			Object.entries( stored ?? {} ).filter(
				( [ name, value ] ) =>
					name in base && value !== base[ name as never ]
			)
		);
		const isConflict = Object.keys( conflicts ).length > 0;
		const isBad = changes.title === 'Bad';
		if ( ! isConflict && ! isBad ) {
			this.change( id, changes );
		}
		return {
			kind,
			id,
			success: ! isConflict && ! isBad,
			...( isConflict && { message: 'Changed elsewhere.', conflicts } ),
			...( isBad && {
				message: 'title: Bad.',
				errors: { title: 'This is bad.' },
			} ),
			item: this.items.find( ( item ) => item.id === id ) ?? null,
		};
	}
}
