import { __ } from '@wordpress/i18n';
import { normalise } from './normalise';

/** Returns the normalized words of a translated list. */
const wordsIn = ( list: string ): ReadonlySet< string > =>
	new Set( normalise( list ).words );

/** Words that the search ignores in a longer query. */
export const STOP_WORDS = wordsIn(
	/* translators: Words without a meaning of their own that people type in questions, such as “how do I hide my tags”. The search ignores them. Translate the list by the most common such words of your language: articles, pronouns, prepositions, question words, auxiliary verbs. */
	__(
		'a, all, also, am, an, and, any, anyone, are, aren, as, at, be, because, been, but, by, can, cannot, cant, could, did, didn, done, do, does, doesn, doesnt, doing, don, dont, else, ever, every, for, from, get, gets, give, go, goes, going, got, had, has, have, help, her, here, his, how, i, if, im, in, instead, into, is, isn, isnt, it, its, ive, just, know, let, like, ll, m, made, make, makes, me, more, must, my, myself, need, of, on, one, only, or, our, over, own, please, put, re, s, see, should, so, some, somehow, someone, something, t, tell, than, that, the, their, them, then, there, these, they, thing, things, this, those, to, too, up, us, use, used, using, ve, very, via, want, was, wasnt, way, we, were, what, when, where, which, who, why, will, with, without, wont, would, you, your',
		'pharos-seo'
	)
);

/** Words that count little next to others, because nearly everything can be asked with them. */
export const WEAK_WORDS = wordsIn(
	/* translators: Words that people type in many different questions. In the search they count less than the other words of a question. Translate the list by such words of your language. */
	__(
		'activate, add, adding, appear, appearing, automatic, automatically, bad, blog, broken, change, changing, choose, configure, create, deactivate, delete, disable, edit, editing, enable, engine, engines, error, errors, find, fix, google, issue, issues, make, manage, many, missing, much, new, no, not, off, option, options, out, page, pages, plugin, post, posts, problem, problems, remove, removing, search, seo, set, setting, settings, setup, show, showing, shows, site, sites, start, stop, turn, update, view, web, website, websites, wordpress, work, working, works, wp, write, wrong',
		'pharos-seo'
	)
);
