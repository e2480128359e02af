<?php
/**
 * What checks look at.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\Settings\Settings;
use Pharos\Template\Variables;

/** Reads each thing once a run, and when it is first asked for. */
final class Site {
	/** @var list<Page>|null */
	private ?array $pages = null;

	private ?Page $home = null;

	/** @param string $url The page that general checks begin with: the home page, unless somebody asked for another one. */
	public function __construct(
		public readonly string $url,
		public readonly Settings $settings,
		public readonly Variables $variables,
		public readonly Http\Client $http,
		public readonly Deadline $deadline,
	) {}

	/** The first page, whatever it answers. */
	public function home(): Page {
		return $this->home ??= new Page(
			$this->url,
			$this->http->own($this->url),
			null,
			$this->url === home_url('/'),
		);
	}

	/** @return list<Page> The first page and some others; those only that can be read. */
	public function pages(): array {
		return $this->pages ??= array_values(
			array_filter([$this->home()], static fn(Page $page): bool => $page->answer->is_page()),
		);
	}
}
