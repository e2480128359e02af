import { useId } from '@wordpress/element';
import {
	AddOnContent,
	isPart,
	useAddOnParts,
	type AddOnPart,
} from '../../../components/add-on-parts';
import { DASHBOARD_CARDS_FILTER } from '../../../extensions';

type Card = AddOnPart< object >;

/** The cards of add-ons (`pharos.dashboardCards`). */
export function AddOnCards() {
	return (
		<>
			{ useAddOnParts< Card >( DASHBOARD_CARDS_FILTER, isPart ).map(
				( part ) => (
					<AddOnCard key={ part.id } part={ part } />
				)
			) }
		</>
	);
}

function AddOnCard( { part }: { part: Card } ) {
	const id = useId();
	return (
		<section className="pharos-card" aria-labelledby={ id }>
			<h2 id={ id } className="pharos-card__title">
				{ part.title }
			</h2>
			<AddOnContent part={ part } props={ {} } />
		</section>
	);
}
