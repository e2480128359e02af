<?php
/**
 * Thrown where a plugin would end the request for a page, by a redirect or an error message.
 */

declare(strict_types=1);

namespace Pharos\Content;

final class PageStopped extends \Exception {}
