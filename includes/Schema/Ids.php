<?php
/**
 * The `@id`s of a page's nodes.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\Page\Context;
use Pharos\Page\PageUrl;
use WP_Post;

/**
 * The site and its organization have URLs on the home page as ids, the same on all pages; all other nodes have URLs on their page. If a
 * custom `@id` is on another page (the home page or the author's archive), that page must output the same schema.
 */
final class Ids {
	/**
	 * The site's schemas that the static home page turns off or overrides: `of`, its post id, and `schemas`, their ids. Autoloaded, and
	 * written by HomePage.
	 */
	public const OF_HOME = 'pharos_home_schemas';

	/** Types with the same id on all pages. */
	private const OF_SITE = ['WebSite', 'Organization'];

	private readonly string $url;

	/** URL of the home page. */
	private readonly string $home_url;

	/** The home page. */
	private readonly Context $home;

	/** @var array<string> Ids of schemas that the home page overrides. */
	private readonly array $of_home;

	/** @var array<string, string> Ids of nodes by schema id. */
	private array $ids = [];

	/** @var array<string, true> */
	private array $taken = [];

	/** @var array<string, string> The first schema of each type, by lowercase type. */
	private array $first = [];

	/** @var array<string, array<string, true>> For each schema, the schemas that link to it. */
	private array $links = [];

	/** @var array<string, true> Schemas with links that weren't created by link(), which may refer to any node. */
	private array $by_hand = [];

	/**
	 * @param array<string, mixed> $site Schemas of the site, as stored.
	 * @param array<string, mixed> $own  Schemas of the page's object.
	 * @param bool                 $has_own Whether page-level SEO is turned on, so that objects can have custom schemas.
	 */
	public function __construct(
		private readonly Context $page,
		private readonly array $site,
		private readonly array $own,
		private readonly bool $has_own = true,
	) {
		$post = $page->post();
		$this->url =
			PageUrl::for_context($page, $page->page) ?:
			($post
				? (string) get_permalink($post)
				: '');
		$this->home = self::home();
		$this->home_url = $page->home_url();
		$this->of_home = $has_own ? self::of_home() : [];
	}

	/** Assigns an id to a schema's node. */
	public function add(string $key, array $schema, SchemaNode $node): void {
		$this->keep($key, $node->names, $this->free($this->name($key, $schema, $node)));
	}

	/** An id on the page for a node without a schema. @param string $slug Its type in lowercase. */
	public function on_page(string $slug): string {
		return $this->free($this->local($slug));
	}

	/** Registers a node that already has an id. */
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

	/** @return array<string, string> Ids of nodes by schema id. */
	public function all(): array {
		return $this->ids;
	}

	/**
	 * A link to a node.
	 *
	 * @param string $name Name of a type, or id of a schema.
	 * @param string $from The schema that refers to it.
	 * @return array{'@id': string}|null Null if there is no such node except itself.
	 */
	public function link(string $name, string $from): ?array {
		$key = isset($this->ids[$name]) ? $name : $this->first[strtolower($name)] ?? $from;
		if ($key === $from) {
			return null;
		}
		$this->links[$key][$from] = true;
		return ['@id' => $this->ids[$key]];
	}

	/** Marks a schema's node that may have links other than those from link(). */
	public function linked_by_hand(string $from): void {
		$this->by_hand[$from] = true;
	}

	/**
	 * The schemas whose nodes may link to one of these.
	 *
	 * @param list<string> $keys
	 * @return array<string, true> Schemas by id.
	 */
	public function linking(array $keys): array {
		$from = $this->by_hand;
		foreach ($keys as $key) {
			$from += $this->links[$key] ?? [];
		}
		return $from;
	}

	private function name(string $key, array $schema, SchemaNode $node): string {
		$slug = strtolower($node->names[0]);
		$said = $node->id($slug, $this->url);
		return match (true) {
			$said !== '' && $this->is_there($said, $key, $schema) => $said,
			$this->is_of_site($key, $schema, $node->names) => "$this->home_url#$slug" .
				$this->number($key, $node->names[0]),
			default => $this->local($slug),
		};
	}

	/** An id on the page; "not found" pages have no URL, so they get JSON-LD blank node ids. */
	private function local(string $slug): string {
		return $this->url === '' ? "_:$slug" : "$this->url#$slug";
	}

	/** Appends a number to ids that are already taken. */
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

	/** Its position among the site's schemas of its type, as "-2" and up: another page may output only the second one. */
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

	/** Whether the page in an id also outputs the schema. Assumed for pages other than the home page and the author's archive. */
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
		// Custom values of authors are already loaded.
		$theirs = match (true) {
			$page === $this->home => $this->of_home,
			$this->has_own => array_map('strval', array_keys($page->meta()->map('schemas'))),
			default => [],
		};
		return !isset($this->own[$key]) &&
			!in_array($key, $theirs, true) &&
			Conditions::fit($schema, $page);
	}

	/** @return array<string> */
	private static function of_home(): array {
		// get_option() would query the database for a missing option.
		$known = isset(wp_load_alloptions()[self::OF_HOME]) ? get_option(self::OF_HOME) : [];
		$is_so =
			is_array($known) &&
			get_option('show_on_front') === 'page' &&
			($known['of'] ?? 0) === (int) get_option('page_on_front');
		return $is_so && is_array($known['schemas'] ?? null) ? $known['schemas'] : [];
	}

	/** The home page's context without loading its post: conditions only use its id and type. */
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
