import { useUrlQuery } from '../../lists/use-url-query';
import { Actions } from './actions';
import { Filters } from './filters';
import { List } from './list';
import { LIST } from './list-query';
import './style.scss';

/** Milliseconds without a key: each search is a request. */
const PAUSE = 400;

/** Tools > Bulk Editor: titles, descriptions and noindex of every post and term in one table. */
export default function BulkEditorScreen() {
	const { query, search, change } = useUrlQuery( LIST, PAUSE );
	return (
		<section className="pharos-bulk">
			<Actions query={ query } />
			<Filters query={ query } onChange={ change } onSearch={ search } />
			<List query={ query } onChange={ change } />
		</section>
	);
}
