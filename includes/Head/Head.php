<?php
/**
 * What the plugin writes into the head of a visitor's page.
 */

declare(strict_types=1);

namespace Pharos\Head;

use Pharos\Schema\Graph;
use Pharos\Settings\Settings;
use Pharos\Social\Social;
use Pharos\Template\Variables;

/** One per request. Computes plain values once; escapes them where they are printed. */
final class Head {
	private ?Context $context = null;

	private ?string $title = null;

	private ?string $description = null;

	/** @var array<string, bool|string>|null What robots are told; null until they are. */
	private ?array $robots = null;

	private ?string $canonical = null;

	/** @var list<array{name: string, html: string}> */
	private array $printed = [];

	/** @var list<string|list<string>>|null The types of what the page says in JSON-LD; null until somebody has asked. */
	private ?array $types = null;

	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	/** What the page is about; the main query, even when a theme has put another in its place. */
	public function context(): Context {
		// Before WordPress knows what was asked for, there is no page.
		if (!did_action('wp')) {
			return new Context(Context::OTHER);
		}
		return $this->context ??= Context::from_query($GLOBALS['wp_the_query'])->under(
			$this->settings,
		);
	}

	/** The title as HTML text, for WordPress, which prints it as it is; what it has given when we have none. */
	public function document_title(string $given): string {
		$title = Tag::escape($this->title());
		return $title === '' ? $given : $title;
	}

	/**
	 * What robots are told, for WordPress, which prints it.
	 *
	 * @param array<string, bool|string> $given
	 * @return array<string, bool|string>
	 */
	public function robots(array $given): array {
		$context = $this->context();
		// The login and other pages outside of themes are not ours; nor is what is embedded elsewhere.
		if ($context->kind === Context::OTHER || is_embed()) {
			return $given;
		}
		return $this->robots = (new Robots($this->settings))->directives($context, $given);
	}

	/** Prints the meta and link elements. */
	public function print(): void {
		foreach ($this->tags() as $tag) {
			$html = $tag->html();
			if ($html !== '') {
				$this->printed[] = ['name' => $tag->name(), 'html' => $html];
				echo $html, "\n";
			}
		}
	}

	/** Prints what the page says in JSON-LD. Only what is asked for later is kept of it. */
	public function print_graph(): void {
		$graph = $this->graph();
		$this->types = array_column($graph, '@type');
		echo Graph::html($graph);
	}

	/** Whether the page says in JSON-LD what is of this type. */
	public function has_node(string $type): bool {
		$this->types ??= array_column($this->graph(), '@type');
		return in_array($type, $this->types, true);
	}

	/** @return list<array> What the page says in JSON-LD. */
	private function graph(): array {
		$context = $this->context();
		return (new Graph($this->settings, $this->variables))->of($context, [
			'title' => $this->title(),
			'description' => $this->description(),
			'url' => $this->canonical() ?: PageUrl::of($context, $context->page),
		])['graph'];
	}

	/** @return list<array{name: string, html: string}> What print() has printed, with Tag::name(); nothing before. */
	public function printed(): array {
		return $this->printed;
	}

	/**
	 * What the page says to search engines, as it was printed.
	 *
	 * @return array{title: string, description: string, robots: string, canonical: string} Plain text, '' for nothing.
	 */
	public function says(): array {
		$canonical = $this->canonical();
		$robots = [];
		// As WordPress prints them.
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

	/** @return list<Tag> What the page's head carries besides its title and the robots tag, which WordPress prints. */
	private function tags(): array {
		$description = $this->description();
		$tags = $description === '' ? [] : [Tag::meta('description', $description)];
		return [...$tags, ...$this->addresses(), ...$this->social()];
	}

	/** @return list<Tag> The page's own address, and those of the pages before and behind it. */
	private function addresses(): array {
		$context = $this->context();
		$canonical = $this->canonical();
		return [
			...$canonical === '' ? [] : [Tag::link('canonical', $canonical)],
			...$context->pages < 2 ? [] : (new Pagination($this->settings))->tags($context),
		];
	}

	/** @return list<Tag> What networks show when the page is shared. */
	private function social(): array {
		$context = $this->context();
		return (new Social($this->settings, $this->variables))->tags(
			$context,
			$this->title(),
			$this->description(),
			// What no search engine shall list can still be shared.
			$this->canonical() ?: PageUrl::of($context, $context->page),
		);
	}

	/**
	 * Nothing when the page has none, as when robots are told not to index it: a canonical address asks to index something. A setting
	 * changes that.
	 */
	private function canonical(): string {
		if ($this->canonical !== null) {
			return $this->canonical;
		}
		// WordPress prints the robots before this, unless somebody has taken that away.
		if ($this->robots === null) {
			$this->robots([]);
		}
		return $this->canonical = PageUrl::canonical(
			$this->context(),
			!empty($this->robots['noindex']),
			$this->settings,
		);
	}

	/** Plain text. */
	private function description(): string {
		return $this->description ??= $this->texts()->description($this->context());
	}

	/** Plain text; not kept before WordPress knows what was asked for. */
	private function title(): string {
		if (!did_action('wp')) {
			return '';
		}
		return $this->title ??= $this->texts()->title($this->context());
	}

	private function texts(): Texts {
		return new Texts($this->settings, $this->variables);
	}
}
