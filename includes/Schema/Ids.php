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
	/** What is the same on all pages. */
	private const OF_SITE = ['WebSite', 'Organization'];

	private readonly string $url;

	/** The home page's. */
	private readonly string $home_url;

	/** The home page. */
	private readonly Context $home;

	/** @var array<string, string> By the ids of their schemas. */
	private array $ids = [];

	/** @var array<string, true> */
	private array $taken = [];

	/** @var array<string, string> The first schema of each type, in lower case. */
	private array $first = [];

	/**
	 * @param array<string, mixed> $site Schemas of the site; whatever is stored.
	 * @param array<string, mixed> $own  Those of the page's object.
	 */
	public function __construct(
		private readonly Context $page,
		private readonly array $site,
		private readonly array $own,
	) {
		$post = $page->post();
		$this->url =
			PageUrl::of($page, $page->page) ?: ($post ? (string) get_permalink($post) : '');
		$this->home = self::home();
		$this->home_url = home_url('/');
	}

	/** Gives a schema's node its name. */
	public function add(string $key, array $schema, Thing $thing): void {
		$this->know($key, $schema, $this->free($this->name($key, $schema, $thing)));
	}

	/** Of a node that has its name. */
	public function know(string $key, array $schema, string $id): void {
		foreach (Names::of_schema($schema) as $type) {
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
		return $key === $from ? null : ['@id' => $this->ids[$key]];
	}

	private function name(string $key, array $schema, Thing $thing): string {
		$slug = strtolower(Names::of_schema($schema)[0]);
		$said = $thing->id($slug, $this->url);
		return $said !== '' && $this->is_there($said, $key, $schema)
			? $said
			: $this->place($key, $schema) . $slug . $this->number($key, $schema);
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

	/** The page that a node is named after; where nothing was found there is none, and the name is one of JSON-LD's blank ones. */
	private function place(string $key, array $schema): string {
		return match (true) {
			$this->is_of_site($key, $schema) => "$this->home_url#",
			$this->url !== '' => "$this->url#",
			default => '_:',
		};
	}

	private function is_of_site(string $key, mixed $schema): bool {
		return !isset($this->own[$key]) &&
			isset($this->site[$key]) &&
			is_array($schema) &&
			in_array(Names::of_schema($schema)[0] ?? '', self::OF_SITE, true) &&
			Conditions::fit($schema, $this->home);
	}

	/** Which one of its type it is on the whole site: another page may show only the second one. */
	private function number(string $key, array $schema): string {
		if (!$this->is_of_site($key, $schema)) {
			return '';
		}
		$number = 1;
		foreach ($this->site as $other => $one) {
			if ((string) $other === $key) {
				break;
			}
			$number +=
				is_array($one) &&
				(Names::of_schema($one)[0] ?? '') === Names::of_schema($schema)[0] &&
				$this->is_of_site((string) $other, $one)
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
		// Authors are loaded with what they say of themselves; a static home page is not.
		$theirs = $page->kind === Context::AUTHOR ? $page->own()->map('schemas') : [];
		return !isset($this->own[$key]) && !isset($theirs[$key]) && Conditions::fit($schema, $page);
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
