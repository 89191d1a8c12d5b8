import { useLocation, useNavigate, useRevalidator } from "@remix-run/react";
import { currentToasts, showToast } from "~/components/ui/toast-store";
import { useNotifications, useUnmatched } from "~/realtime/use-live";
import { isAbout, isShownAt, toastFor } from "../live-news";
import { MATCHES_PATH } from "../paths";

/** Tells a member, wherever they are, of new matches and messages, and keeps the screens that show them up to date. */
export function LiveNews() {
  const place = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  useNotifications((news) => {
    const toast = toastFor(news, place);
    // Who made the match with this very click is told by its answer already.
    const isTold = currentToasts().some(({ open, title }) => open && title === toast?.title);
    if (toast !== null && !isTold) showToast(toast);
    if (isShownAt(place)) revalidate();
  });

  useUnmatched((matchId) => {
    if (isAbout(matchId, place)) navigate(MATCHES_PATH, { replace: true });
    else if (isShownAt(place)) revalidate();
  });

  return null;
}
