/**
 * What Google needs before it shows something of a thing, as its documentation says for each type
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery). Of lists, every item.
 */
interface Requirements {
	/** Paths in the node. */
	all: string[];
	/** One of these paths. */
	any?: string[];
}

/** By type. What Google shows nothing of needs what it makes sense with. */
export const requirements: Record< string, Requirements > = {
	WebSite: { all: [ 'name', 'url' ] },
	WebPage: { all: [ 'name' ] },
	Organization: { all: [] },
	SearchAction: { all: [ 'target', 'query-input' ] },
	Person: { all: [ 'name' ] },
	BreadcrumbList: {
		all: [
			'itemListElement',
			'itemListElement.position',
			'itemListElement.name',
		],
	},
	Article: { all: [] },
	Product: {
		all: [ 'name' ],
		any: [ 'review', 'aggregateRating', 'offers' ],
	},
	Dataset: { all: [ 'name', 'description' ] },
	FAQPage: {
		all: [
			'mainEntity',
			'mainEntity.name',
			'mainEntity.acceptedAnswer',
			'mainEntity.acceptedAnswer.text',
		],
	},
	ClaimReview: {
		all: [
			'claimReviewed',
			'reviewRating',
			'reviewRating.alternateName',
			'url',
		],
	},
	HowTo: { all: [ 'name', 'step', 'step.text' ] },
	Movie: { all: [ 'name', 'image' ] },
	PodcastEpisode: { all: [ 'name', 'url' ] },
	Book: { all: [ 'name' ] },
	Course: { all: [ 'name', 'description' ] },
	Event: { all: [ 'name', 'startDate', 'location', 'location.address' ] },
	JobPosting: {
		all: [
			'title',
			'description',
			'datePosted',
			'hiringOrganization',
			'hiringOrganization.name',
		],
		any: [
			'jobLocation.address.addressCountry',
			'applicantLocationRequirements',
		],
	},
	Recipe: { all: [ 'name', 'image' ] },
	Service: { all: [ 'name' ] },
	SoftwareApplication: {
		all: [ 'name', 'offers', 'offers.price' ],
		any: [ 'aggregateRating.ratingValue', 'review.reviewRating' ],
	},
	VideoObject: { all: [ 'name', 'thumbnailUrl', 'uploadDate' ] },
};

/** What each group needs, wherever it stands. */
export const groupRequirements: Record< string, Requirements > = {
	AggregateRating: {
		all: [ 'ratingValue' ],
		any: [ 'ratingCount', 'reviewCount' ],
	},
	Review: { all: [ 'author', 'reviewRating', 'reviewRating.ratingValue' ] },
	Offer: { all: [ 'price' ] },
	AggregateOffer: { all: [ 'lowPrice', 'priceCurrency' ] },
	Clip: { all: [ 'name', 'startOffset', 'url' ] },
	BroadcastEvent: { all: [ 'isLiveBroadcast', 'startDate' ] },
	DataDownload: { all: [ 'contentUrl' ] },
	Question: { all: [ 'name', 'acceptedAnswer' ] },
	Answer: { all: [ 'text' ] },
	MerchantReturnPolicy: {
		all: [ 'applicableCountry', 'returnPolicyCategory' ],
	},
};

export type Node = Record< string, unknown >;

/** The requirements that a node does not meet. */
export function unmet( { all, any = [] }: Requirements, node: Node ): string[] {
	const missing = all.filter( ( path ) => ! has( node, path ) );
	return any.length > 0 && ! any.some( ( path ) => has( node, path ) )
		? [ ...missing, any.join( ' or ' ) ]
		: missing;
}

function has( value: unknown, path: string ): boolean {
	if ( Array.isArray( value ) ) {
		return value.length > 0 && value.every( ( one ) => has( one, path ) );
	}
	if ( path === '' ) {
		return value !== undefined && value !== null && value !== '';
	}
	const [ name = '', ...rest ] = path.split( '.' );
	return (
		typeof value === 'object' &&
		value !== null &&
		has( ( value as Node )[ name ], rest.join( '.' ) )
	);
}
