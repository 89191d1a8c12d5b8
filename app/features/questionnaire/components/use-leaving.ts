import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { stepCache } from "../draft";
import { questionPath } from "../navigation";

/** The way to another question, and what is under way. */
export function useLeaving() {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { key } = useLocation();
  const leaving = useRef(false);

  useEffect(() => {
    leaving.current = false;
  }, [key]);

  return {
    /** True from the press of a button until the next question is there: keys meant for it must not reach this one. */
    isLeaving: useCallback(() => leaving.current, []),
    leaveFor: (number: number) => {
      leaving.current = true;
      navigate(questionPath(number));
    },
    /** Whether the member has to wait until the server sends that question. */
    isWaitingFor: (number: number) =>
      navigation.state === "loading" &&
      questionPath(number) === navigation.location.pathname + navigation.location.search &&
      !stepCache.has(number),
    isPosting: navigation.state !== "idle" && navigation.formMethod === "POST",
  };
}
