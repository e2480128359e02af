<?php
/**
 * The head of a front-end page.
 */

declare(strict_types=1);

namespace Pharos\Head;

use Pharos\Core\Tag;
use Pharos\Page\Context;
use Pharos\Page\PageUrl;
use Pharos\Page\Pagination;
use Pharos\Page\Robots;
use Pharos\Page\View;
use Pharos\Schema\Graph;
use Pharos\Settings\Settings;
use Pharos\Social\Social;
use Pharos\Template\PageTexts;
use Pharos\Template\Variables;
use Pharos\Verification\Tags;

/** One instance per request. Computes plain values once; escapes them on output. */
final class Head {
	/** Query variables that name an object. */
	private const OBJECTS = ['p', 'page_id', 'pagename', 'name', 'attachment', 'attachment_id'];

	/** Matches the query of a rewrite rule that names one object, whatever the URL has below. */
	private const OF_FIXED_OBJECT = '/[?&](?:p|page_id|pagename|name|attachment(?:_id)?|cat|category_name|tag|author|author_name)=[^$&]/';

	/** Settings with a code of the home page. */
	private const VERIFICATION = [
		'google_verification',
		'bing_verification',
		'pinterest_verification',
		'yandex_verification',
		'baidu_verification',
	];

	/** The head of another page that this request computes (OtherPage); null outside of that. */
	public static ?self $other = null;

	private ?Context $context = null;

	private ?string $title = null;

	private ?string $description = null;

	/** @var array<string, bool|string>|null The robots directives; null until WordPress asks for them. */
	private ?array $robots = null;

	/** @var array<string, bool|string> The directives before Pharos's. */
	private array $given_robots = [];

	private ?string $canonical = null;

	/** @var list<array{name: string, html: string}>|null The tags that were output; null if nothing needs them. */
	private ?array $printed = null;

	/** Whether WordPress and other code are asked for their title: Pharos gives none then. */
	private bool $asks_title = false;

	/** Whether the title is one that other code gives the page. */
	private bool $has_foreign_title = false;

	/** @var list<string>|null The types in the page's structured data; null until the first use. */
	private ?array $types = null;

	/** @var list<array>|null The page's structured data from has_node() to print_graph(). */
	private ?array $graph = null;

	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	/** Returns the subject of the page; based on the main query, even if a theme has replaced it. */
	public function context(): Context {
		// Before "wp", WordPress hasn't parsed the request.
		if (!did_action('wp')) {
			return new Context(Context::OTHER);
		}
		return $this->context ??= self::requested()->under($this->settings);
	}

	private static function requested(): Context {
		$query = $GLOBALS['wp_the_query'];
		$page = Context::from_query($query);
		return self::may_be_view($page) &&
			View::is_shown($page, $query, self::is_led_by_others($GLOBALS['wp']))
			? new Context(Context::OTHER)
			: $page;
	}

	/** Whether the request has more than WordPress's own variables and rules: only then a file more is loaded (View). */
	private static function may_be_view(Context $page): bool {
		$request = $GLOBALS['wp'];
		$names = array_flip(get_class_vars(\WP::class)['public_query_vars']);
		return array_diff_key($request->query_vars, $names) !== [] ||
			self::is_led_by_others($request) ||
			($page->kind === Context::HOME &&
				$request->request !== '' &&
				empty($request->query_vars['paged'])) ||
			($page->post()->ID ?? 1) < 1 ||
			($page->term() &&
				strpbrk(implode(array_filter($request->query_vars, 'is_string')), '+, ') !==
					false) ||
			has_filter('pharos_is_view');
	}

	/**
	 * Whether other code has led the request to its object: by a rule of its own, a rule for one fixed object, which WordPress's own never
	 * are, or by changing the request. The object's page may be another one then.
	 */
	private static function is_led_by_others(\WP $request): bool {
		$rewrite = $GLOBALS['wp_rewrite'];
		$rule = (string) $request->matched_rule;
		if (
			isset($rewrite->extra_rules_top[$rule]) ||
			preg_match(self::OF_FIXED_OBJECT, (string) ($rewrite->rules[$rule] ?? '')) === 1
		) {
			return true;
		}
		if (
			!has_filter('request') &&
			// One callback, in one priority, is WordPress's.
			count($GLOBALS['wp_filter']['parse_request']->callbacks ?? []) < 2 &&
			count($GLOBALS['wp_filter']['parse_request'][10] ?? []) < 2
		) {
			return false;
		}
		parse_str((string) $request->matched_query, $asked);
		$given = array_intersect_key($request->query_vars, array_flip(self::OBJECTS));
		return array_diff_assoc(array_filter($given, is_scalar(...)), $asked + $_GET) !== [];
	}

	/** Returns the title as HTML text, which WordPress outputs as is; $given if Pharos has no title. */
	public function document_title(string $given): string {
		if ($this->asks_title) {
			return $given;
		}
		if ($this->context()->kind === Context::OTHER) {
			$given === '' &&
				did_action('wp') &&
				ForeignTitle::of_view($this->settings->get('separator'));
			return $given;
		}
		$title = Tag::escape($this->title());
		return $title === '' ? $given : $title;
	}

	/**
	 * Returns the robots directives for the tag that WordPress outputs.
	 *
	 * @param array<string, bool|string> $given
	 * @return array<string, bool|string>
	 */
	public function robots(array $given): array {
		$context = $this->context();
		$this->given_robots = $given;
		// Login and other pages outside of themes aren't changed, nor are embeds.
		if (is_embed()) {
			return $given;
		}
		if ($context->kind === Context::OTHER) {
			// Pharos has removed this filter of WordPress, because it has a setting for the search.
			return $this->robots = is_search() ? wp_robots_noindex_search($given) : $given;
		}
		return $this->robots = (new Robots($this->settings))->directives($context, $given);
	}

	/** Outputs the meta and link elements. */
	public function print(): void {
		foreach ($this->tags() as $tag) {
			$html = $tag->html();
			if ($html === '') {
				continue;
			}
			echo $html, "\n";
			if ($this->printed !== null) {
				$this->printed[] = ['name' => $tag->name(), 'html' => $html];
			}
		}
		// Not recorded: codes of other plugins belong to other accounts, so both stay.
		if (is_front_page() && !is_paged() && $this->has_verification()) {
			Tags::print($this->settings);
		}
	}

	/** Whether any code is set; without loading the class that outputs them. */
	private function has_verification(): bool {
		foreach (self::VERIFICATION as $setting) {
			if ($this->settings->get($setting) !== '') {
				return true;
			}
		}
		return false;
	}

	/** Outputs the structured data. Afterwards only the types are kept, for has_node(). */
	public function print_graph(): void {
		$graph = $this->graph ?? $this->graph();
		$this->types = self::types($graph);
		$this->graph = null;
		echo Graph::html($graph);
	}

	/** Whether the page's structured data has an item of this type, or of a subtype made from a schema of this type. */
	public function has_node(string $type): bool {
		// Block themes render the content before the head.
		$this->types ??= self::types($this->graph = $this->graph());
		return in_array($type, $this->types, true) ||
			in_array(strtolower($type), $this->types, true);
	}

	/** @return list<string> The types of the items, and the fragments of their ids, which name the schema's type. */
	private static function types(array $graph): array {
		$types = [];
		foreach ($graph as $node) {
			array_push($types, ...(array) $node['@type']);
			$types[] = ltrim((string) strrchr((string) ($node['@id'] ?? ''), '#'), '#');
		}
		return $types;
	}

	/** @return list<array> The page's structured data. */
	private function graph(): array {
		$context = $this->context();
		return (new Graph($this->settings, $this->variables))->build($context, [
			'title' => $this->title(),
			'description' => $this->description(),
			'url' => $this->canonical() ?: PageUrl::for_context($context, $context->page),
		])['graph'];
	}

	/** From now on, print() records the tags that it outputs. */
	public function record(): void {
		$this->printed ??= [];
	}

	/** Whether pages that are set to noindex have a canonical URL. */
	public function has_noindex_canonical(): bool {
		return (bool) $this->settings->get('noindex_canonical');
	}

	/** @return list<array{name: string, html: string}> The tags recorded since record(), with Tag::name(). */
	public function printed(): array {
		return $this->printed ?? [];
	}

	/**
	 * Returns the page's values for search engines, as output.
	 *
	 * @return array{title: string, description: string, robots: string, canonical: string} Plain text, '' for none.
	 */
	public function values(): array {
		$canonical = $this->canonical();
		$robots = [];
		// In WordPress's format.
		foreach ($this->robots ?? [] as $directive => $value) {
			if (is_string($value)) {
				$robots[] = "$directive:$value";
			} elseif ($value) {
				$robots[] = $directive;
			}
		}
		return [
			'title' => $this->title(),
			'description' => $this->description(),
			'robots' => implode(', ', $robots),
			'canonical' => $canonical,
		];
	}

	/** Whether other code gives the page its title, by WordPress's filters. */
	public function has_foreign_title(): bool {
		return $this->has_foreign_title;
	}

	/** @return array{array<string, bool|string>, array<string, bool|string>} The robots directives as output, and those that other code has set. */
	public function directives(): array {
		return [$this->robots ?? [], $this->given_robots];
	}

	/** @return list<Tag> The tags of the head besides the title and the robots tag, which WordPress outputs. */
	private function tags(): array {
		$description = $this->description();
		$tags = $description === '' ? [] : [Tag::meta('description', $description)];
		return [...$tags, ...$this->addresses(), ...$this->social()];
	}

	/** @return list<Tag> The canonical URL, and the URLs of the previous and next page. */
	private function addresses(): array {
		$context = $this->context();
		$canonical = $this->canonical();
		return [
			...$canonical === '' ? [] : [Tag::link('canonical', $canonical)],
			...$context->pages < 2 ? [] : (new Pagination($this->settings))->tags($context),
		];
	}

	/** @return list<Tag> The social tags; of a view only the URL that its plugin gives it. */
	private function social(): array {
		$context = $this->context();
		if ($context->kind === Context::OTHER) {
			return $this->canonical() !== '' && $this->settings->get('open_graph_tags')
				? [Tag::property('og:url', $this->canonical())]
				: [];
		}
		return (new Social($this->settings, $this->variables))->tags(
			$context,
			$this->title(),
			$this->description(),
			// A page without a canonical URL (noindex) can still be shared.
			$this->canonical() ?: PageUrl::for_context($context, $context->page),
		);
	}

	/**
	 * Returns the canonical URL; '' if the page has none, for example because it is set to noindex: a canonical URL
	 * asks search engines to index a page. A setting changes that.
	 */
	private function canonical(): string {
		if ($this->canonical !== null) {
			return $this->canonical;
		}
		// WordPress outputs the robots tag before this, unless other code has removed that hook.
		if ($this->robots === null) {
			apply_filters('wp_robots', []);
		}
		return $this->canonical = PageUrl::canonical(
			$this->context(),
			!empty($this->robots['noindex']),
			$this->settings,
		);
	}

	/** Returns the description as plain text. */
	private function description(): string {
		return $this->description ??= $this->texts()->description($this->context());
	}

	/** Returns the title as plain text; not cached before WordPress has parsed the request. */
	private function title(): string {
		if (!did_action('wp')) {
			return '';
		}
		return $this->title ??= $this->made_title($this->context());
	}

	private function made_title(Context $context): string {
		// WordPress makes that of a view, once: some plugins change it only the first time.
		if ($context->kind === Context::OTHER) {
			return '';
		}
		$has_others =
			has_filter('document_title_parts') ||
			has_filter('wp_title_parts') ||
			// One callback, in one priority, is Pharos's.
			count($GLOBALS['wp_filter']['pre_get_document_title']->callbacks ?? []) > 1 ||
			count($GLOBALS['wp_filter']['pre_get_document_title'][PHP_INT_MAX] ?? []) > 1;
		$others =
			$has_others && !$this->texts()->has_own_title($context) ? $this->others_title() : '';
		$this->has_foreign_title = $others !== '';
		return $this->texts()->title($context, true, $others);
	}

	/** Returns the title that other code gives the page by WordPress's filters; '' for none. */
	private function others_title(): string {
		$this->asks_title = true;
		try {
			return ForeignTitle::read($this->settings->get('separator'));
		} finally {
			$this->asks_title = false;
		}
	}

	private function texts(): PageTexts {
		return new PageTexts($this->settings, $this->variables);
	}
}
