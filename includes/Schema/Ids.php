<?php
/**
 * The names of a page's nodes, by which they refer to each other.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\Head\Context;
use Pharos\Head\PageUrl;
use WP_Post;

/**
 * The site and its organization have addresses on the home page, so that all pages mean the same; everything else has one on its
 * page. What is named after another page is there as well: the home page and the author's archive show the same schema.
 */
final class Ids {
	/**
	 * What of the site's the static home page switches off or says otherwise: `of`, its id, and `schemas`, their ids. Autoloaded, and
	 * written by HomePage.
	 */
	public const OF_HOME = 'pharos_home_schemas';

	/** What is the same on all pages. */
	private const OF_SITE = ['WebSite', 'Organization'];

	private readonly string $url;

	/** The home page's. */
	private readonly string $home_url;

	/** The home page. */
	private readonly Context $home;

	/** @var array<string> The ids of schemas of which the home page says something of its own. */
	private readonly array $of_home;

	/** @var array<string, string> By the ids of their schemas. */
	private array $ids = [];

	/** @var array<string, true> */
	private array $taken = [];

	/** @var array<string, string> The first schema of each type, in lower case. */
	private array $first = [];

	/** @var array<string, array<string, true>> By schema, which others have asked for a link to it. */
	private array $links = [];

	/** @var array<string, true> Schemas that may link to anything, without having asked. */
	private array $by_hand = [];

	/**
	 * @param array<string, mixed> $site Schemas of the site; whatever is stored.
	 * @param array<string, mixed> $own  Those of the page's object.
	 * @param bool                 $has_own Whether objects say anything of their own (page-level SEO).
	 */
	public function __construct(
		private readonly Context $page,
		private readonly array $site,
		private readonly array $own,
		private readonly bool $has_own = true,
	) {
		$post = $page->post();
		$this->url =
			PageUrl::of($page, $page->page) ?: ($post ? (string) get_permalink($post) : '');
		$this->home = self::home();
		$this->home_url = $page->home_url();
		$this->of_home = $has_own ? self::of_home() : [];
	}

	/** Gives a schema's node its name. */
	public function add(string $key, array $schema, Thing $thing): void {
		$this->keep($key, $thing->names, $this->free($this->name($key, $schema, $thing)));
	}

	/** Of a node that has its name. */
	public function know(string $key, array $schema, string $id): void {
		$this->keep($key, Names::of_schema($schema), $id);
	}

	/** @param list<string> $types */
	private function keep(string $key, array $types, string $id): void {
		foreach ($types as $type) {
			$this->first[strtolower($type)] ??= $key;
		}
		$this->ids[$key] = $id;
	}

	/** @return array<string, string> By the ids of their schemas. */
	public function all(): array {
		return $this->ids;
	}

	/**
	 * A link to a node.
	 *
	 * @param string $name Of a type, or the id of a schema.
	 * @param string $from The schema that refers to it.
	 * @return array{'@id': string}|null Null where there is none but itself.
	 */
	public function link(string $name, string $from): ?array {
		$key = isset($this->ids[$name]) ? $name : $this->first[strtolower($name)] ?? $from;
		if ($key === $from) {
			return null;
		}
		$this->links[$key][$from] = true;
		return ['@id' => $this->ids[$key]];
	}

	/** Notes that a schema's node may have links that nobody has asked for here. */
	public function linked_by_hand(string $from): void {
		$this->by_hand[$from] = true;
	}

	/**
	 * The schemas whose nodes may link to one of these.
	 *
	 * @param list<string> $keys
	 * @return array<string, true> By id.
	 */
	public function linking(array $keys): array {
		$from = $this->by_hand;
		foreach ($keys as $key) {
			$from += $this->links[$key] ?? [];
		}
		return $from;
	}

	private function name(string $key, array $schema, Thing $thing): string {
		$slug = strtolower($thing->names[0]);
		$said = $thing->id($slug, $this->url);
		return match (true) {
			$said !== '' && $this->is_there($said, $key, $schema) => $said,
			$this->is_of_site($key, $schema, $thing->names) => "$this->home_url#$slug" .
				$this->number($key, $thing->names[0]),
			// What is named after a page; where nothing was found there is none, and the name is one of JSON-LD's blank ones.
			$this->url !== '' => "$this->url#$slug",
			default => "_:$slug",
		};
	}

	/** What is named so already gets a number. */
	private function free(string $id): string {
		$free = $id;
		for ($number = 2; isset($this->taken[$free]); $number++) {
			$free = "$id-$number";
		}
		$this->taken[$free] = true;
		return $free;
	}

	/** @param list<string> $types */
	private function is_of_site(string $key, array $schema, array $types): bool {
		return in_array($types[0] ?? '', self::OF_SITE, true) &&
			!isset($this->own[$key]) &&
			isset($this->site[$key]) &&
			!in_array($key, $this->of_home, true) &&
			Conditions::fit($schema, $this->home);
	}

	/** Which one of its type it is on the whole site: another page may show only the second one. */
	private function number(string $key, string $type): string {
		$number = 1;
		foreach ($this->site as $other => $one) {
			if ((string) $other === $key) {
				break;
			}
			$types = is_array($one) ? Names::of_schema($one) : [];
			$number +=
				($types[0] ?? '') === $type && $this->is_of_site((string) $other, $one, $types)
					? 1
					: 0;
		}
		return $number > 1 ? "-$number" : '';
	}

	/** Whether the page that an id names shows the schema, too. Of other pages than these nobody can tell. */
	private function is_there(string $id, string $key, array $schema): bool {
		[$url] = explode('#', $id);
		if ($url === $this->url) {
			return true;
		}
		$author = $this->page->author();
		$page = match (true) {
			trailingslashit($url) === $this->home_url => $this->home,
			$author && $url === get_author_posts_url($author->ID, $author->user_nicename)
				=> new Context(Context::AUTHOR, $author),
			default => null,
		};
		if ($page === null) {
			return true;
		}
		// Authors are loaded with what they say of themselves.
		$theirs = match (true) {
			$page === $this->home => $this->of_home,
			$this->has_own => array_map('strval', array_keys($page->own()->map('schemas'))),
			default => [],
		};
		return !isset($this->own[$key]) &&
			!in_array($key, $theirs, true) &&
			Conditions::fit($schema, $page);
	}

	/** @return array<string> */
	private static function of_home(): array {
		// get_option() would look for a missing option in the database.
		$known = isset(wp_load_alloptions()[self::OF_HOME]) ? get_option(self::OF_HOME) : [];
		$is_so =
			is_array($known) &&
			get_option('show_on_front') === 'page' &&
			($known['of'] ?? 0) === (int) get_option('page_on_front');
		return $is_so && is_array($known['schemas'] ?? null) ? $known['schemas'] : [];
	}

	/** Without its post, which pages do not load: conditions ask for its id and type. */
	private static function home(): Context {
		$id = get_option('show_on_front') === 'page' ? (int) get_option('page_on_front') : 0;
		return $id > 0
			? new Context(
				Context::POST,
				new WP_Post((object) ['ID' => $id, 'post_type' => 'page', 'filter' => 'raw']),
			)
			: new Context(Context::HOME);
	}
}
